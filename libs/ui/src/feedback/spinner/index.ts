export { spinnerMessages } from './spinner.messages.ts';
export { Spinner, type SpinnerProps } from './spinner.tsx';
