export { digitsOf, type GroupedMask, groupedMask, lettersAndDigitsOf, type Mask } from './mask.ts';
export { MaskedInput, type MaskedInputProps } from './masked-input.tsx';
