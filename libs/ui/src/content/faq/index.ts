export { Faq, type FaqItem, type FaqProps } from './faq.tsx';
