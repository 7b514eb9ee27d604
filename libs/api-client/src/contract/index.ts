export {
  type ErrorAnswer,
  type ErrorCode,
  errorAnswer,
  errorStatus,
  type GenericErrorKey,
  genericErrorKeys,
} from './errors.ts';
export {
  type FormList,
  formList,
  idempotencyKey,
  idempotencyKeyHeader,
  listForms,
  type SubmissionAccepted,
  submissionAccepted,
  submitForm,
} from './forms.ts';
export { type HealthAnswer, health, healthAnswer } from './health.ts';
