export { notImplementedMessages } from './not-implemented.messages.ts';
export { NotImplemented, type NotImplementedProps } from './not-implemented.tsx';
