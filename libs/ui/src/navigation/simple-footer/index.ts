export { simpleFooterMessages } from './simple-footer.messages.ts';
export { type FooterSection, SimpleFooter, type SimpleFooterProps } from './simple-footer.tsx';
