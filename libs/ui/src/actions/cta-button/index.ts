export {
  type ButtonSize,
  type ButtonSizes,
  type CallToAction,
  CtaButton,
  type CtaButtonProps,
} from './cta-button.tsx';
