export { consentControlMessages } from './consent-control.messages.ts';
export {
  type ConsentButtonProps,
  ConsentControl,
  type ConsentControlProps,
  type ConsentLinkProps,
} from './consent-control.tsx';
