export { alertMessages } from './alert.messages.ts';
export { Alert, type AlertProps, type AlertVariant } from './alert.tsx';
