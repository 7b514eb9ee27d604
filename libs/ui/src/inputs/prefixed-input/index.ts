export { PrefixedInput, type PrefixedInputProps } from './prefixed-input.tsx';
