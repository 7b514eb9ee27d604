import type { CheckoutSettings } from '@jalon/club';
import { type Alphabet, alphabet, cleanText } from '@jalon/forms/kit/rules';

export type Ligatures = CheckoutSettings['ligatures'];

/** The sanitised texts: people’s names and cities, and street addresses, which may have digits. */
export interface SanitisedAlphabets {
  readonly names: Alphabet;
  readonly addresses: Alphabet;
}

/** Letters, accents included, spaces, hyphens and apostrophes. */
const characters = "\\p{L}\\p{M} '’-";

export const alphabets: Readonly<Record<Ligatures, SanitisedAlphabets>> = {
  ce: alphabetsWith('ce'),
  oe: alphabetsWith('oe'),
};

function alphabetsWith(oe: Ligatures): SanitisedAlphabets {
  const read = (typed: string) =>
    cleanText(typed)
      .replaceAll('æ', 'ae')
      .replaceAll('Æ', 'AE')
      .replaceAll('œ', oe)
      .replaceAll('Œ', oe.toUpperCase())
      .replaceAll('´', "'")
      .replace(/\p{Pd}/gu, '-')
      .replace(/\s/g, ' ')
      // Without a script, browsers may send these characters; the text means the same without them: « 455, 3e Avenue ».
      .replace(/[.,]/g, '');
  return {
    names: alphabet('nameOnly', characters, read),
    addresses: alphabet('addressOnly', `0-9${characters}`, read),
  };
}
