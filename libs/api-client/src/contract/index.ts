export {
  type ErrorAnswer,
  type ErrorCode,
  errorAnswer,
  errorStatus,
  genericErrorKey,
  retryAfterUnavailable,
} from './errors.ts';
export {
  bodyLimit,
  type FormList,
  formList,
  idempotencyKey,
  idempotencyKeyHeader,
  listForms,
  referenceAlphabet,
  referenceLength,
  type SubmissionAccepted,
  submissionAccepted,
  submitForm,
} from './forms.ts';
export { type HealthAnswer, health, healthAnswer } from './health.ts';
