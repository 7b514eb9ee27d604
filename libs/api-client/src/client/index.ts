export * from '../contract/calls.ts';
export { filePartCount, filePartSize } from '../contract/common/file-parts.ts';
export type { FileProgress, SubmissionAccepted } from '../contract/index.ts';
export { type ApiClientOptions, type CallError, call, isCallError } from './call.ts';
