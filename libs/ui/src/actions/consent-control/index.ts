export { consentControlMessages } from './consent-control.messages.ts';
export { ConsentControl, type ConsentControlProps } from './consent-control.tsx';
