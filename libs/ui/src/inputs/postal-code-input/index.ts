export { PostalCodeInput, type PostalCodeInputProps } from './postal-code-input.tsx';
export { postalCodeMask } from './postal-code-mask.ts';
