export { FreeText, type FreeTextProps } from './free-text.tsx';
