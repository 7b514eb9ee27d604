import { groupedMask, lettersAndDigitsOf } from '../masked-input/mask.ts';

/** Six letters and digits in capitals, grouped 3+3: H1H 1H1. */
export const postalCodeMask = groupedMask({
  characters: lettersAndDigitsOf,
  groups: [3, 3],
  separators: [' '],
});
