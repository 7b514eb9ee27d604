/**
 * The characters that a field takes. The visitor's typing is filtered by it and the schema refuses what
 * is outside it, so that both always agree.
 */
export interface Alphabet {
  /** Key of the message shown when a value has other characters (possible without JavaScript only). */
  readonly key: AlphabetKey;
  /** The whole value. */
  readonly pattern: RegExp;
  /** Keeps what the field takes, in the form in which it is stored. */
  readonly filter: (typed: string) => string;
  /** How what is typed is spelled, before anything is left out. */
  readonly read: (typed: string) => string;
}

export type AlphabetKey =
  | 'lettersOnly'
  | 'lettersAndSpacesOnly'
  | 'lettersAndDigitsOnly'
  | 'digitsOnly'
  | 'lettersDigitsAndHyphensOnly'
  | 'lettersDigitsHyphensAndCommasOnly'
  | 'lettersDigitsAndSpacesOnly'
  | 'engineSizeOnly'
  | 'vehicleNameOnly'
  | 'noSpecialCharacters';

/** `characters` are those of a regular expression's class. */
export function alphabet(key: AlphabetKey, characters: string, read = normalise): Alphabet {
  const others = new RegExp(`[^${characters}]`, 'gu');
  return {
    key,
    pattern: new RegExp(`^[${characters}]*$`, 'u'),
    filter: (typed) => read(typed).replace(others, ''),
    read,
  };
}

/** What parts words becomes a space while it is typed: Marie-Ève is Marie Ève, not MarieÈve. */
export function parting(spaced: Alphabet): Alphabet {
  return { ...spaced, filter: (typed) => spaced.filter(normalise(typed).replace(/['’\p{Pd}]/gu, ' ')) };
}

/** One spelling for what looks alike: composed accents, and ASCII for the full-width forms of an IME. */
export function normalise(typed: string): string {
  return typed.normalize('NFKC');
}

// Marked, so that a form brings those alone that it takes.

/** Letters of any language, accents included. */
export const letters = /* @__PURE__ */ alphabet('lettersOnly', '\\p{L}');
export const lettersAndSpaces = /* @__PURE__ */ parting(
  /* @__PURE__ */ alphabet('lettersAndSpacesOnly', '\\p{L} '),
);
export const lettersAndDigits = /* @__PURE__ */ alphabet('lettersAndDigitsOnly', '\\p{L}0-9');
export const digits = /* @__PURE__ */ alphabet('digitsOnly', '0-9');
/** The digits of a phone number, however they are grouped. */
export const phoneDigits = /* @__PURE__ */ alphabet('digitsOnly', '0-9', (typed) =>
  normalise(typed).replace(/[\s().+/\u2010-\u2015-]/g, ''),
);
/** What real makes and models are written with: Mercedes-Benz, Land Rover, CR-V, ID.4, Town & Country. */
export const vehicleName = /* @__PURE__ */ alphabet('vehicleNameOnly', "\\p{L}0-9 .'’&+/!-");
/** What people are really called: Marie-Ève, O’Brien, St. Pierre. */
export const personName = /* @__PURE__ */ alphabet('noSpecialCharacters', "\\p{L}\\p{M} .'’-");
/** A line of any text: no control character. */
export const anyLine = /* @__PURE__ */ alphabet('noSpecialCharacters', '\\P{C}\\p{Cf}');
