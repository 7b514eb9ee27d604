export { PhoneInput, type PhoneInputProps } from './phone-input.tsx';
export { phoneMasks } from './phone-mask.ts';
