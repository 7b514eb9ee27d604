export type { SubmissionAccepted } from '../contract/index.ts';
export {
  type ApiClientOptions,
  type CallError,
  isCallError,
  listForms,
  type SubmitOptions,
  type SubmitResult,
  submitForm,
} from './client.ts';
