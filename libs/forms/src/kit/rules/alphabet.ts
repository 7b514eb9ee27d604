/**
 * The characters that a field accepts. While the visitor types, other characters are filtered out; the schema
 * refuses them, because dropping them could change the meaning (`85000.5` is not `850005`).
 */
export interface Alphabet {
  /** Key of the message shown when a value has other characters: one of the kit’s, or of the form’s `errorTexts`. */
  readonly key: string;
  /** Matches the whole value. */
  readonly pattern: RegExp;
  /**
   * Corrects what does not change the meaning: accents in composed form, spaces in a number, a hyphen where
   * only spaces are allowed. The filter and the schema both apply it.
   */
  readonly read: (typed: string) => string;
  /** Applies `read`, then drops every other character. */
  readonly filter: (typed: string) => string;
  /** The visible characters that the filter drops, once each, for a note to the visitor. */
  readonly dropped: (typed: string) => string;
}

/** The keys that have a text in the kit. */
export type AlphabetKey =
  | 'lettersOnly'
  | 'lettersAndSpacesOnly'
  | 'lettersAndDigitsOnly'
  | 'digitsOnly'
  | 'lettersDigitsAndSpacesOnly'
  | 'vehicleNameOnly'
  | 'noSpecialCharacters';

/** `characters` is the content of a regular expression’s character class. */
export function alphabet(key: string, characters: string, read = cleanText): Alphabet {
  const others = new RegExp(`[^${characters}]`, 'gu');
  return {
    key,
    pattern: new RegExp(`^[${characters}]*$`, 'u'),
    read,
    filter: (typed) => read(typed).replace(others, '').normalize('NFC'),
    dropped: (typed) =>
      [
        ...new Set(
          read(typed)
            .replace(/[\s\p{C}]/gu, '')
            .match(others),
        ),
      ].join(''),
  };
}

/**
 * Normalises typed text: composed accents (NFC), without zero-width and bidirectional control characters,
 * which are invisible and can disguise a text. Zero-width joiners are kept: emoji and some scripts need them.
 */
export function cleanText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, '');
}

/** Normalises codes and digits: also replaces the full-width characters of an input method with ASCII (NFKC). */
export function cleanCode(typed: string): string {
  return cleanText(typed.normalize('NFKC'));
}

/** Drops word separators in a field without them: Land Rover becomes LandRover. */
function joined(typed: string): string {
  // Compose again: characters that were separated may combine.
  return cleanCode(cleanCode(typed).replace(/[\s'’\p{Pd}]/gu, ''));
}

/** Replaces word separators with a space: Marie-Ève becomes Marie Ève. */
function spaced(typed: string): string {
  return cleanText(typed).replace(/['’\p{Pd}\s]/gu, ' ');
}

/** Drops the spaces that group digits: `85 000` becomes `85000`. */
function ungrouped(typed: string): string {
  return cleanCode(typed).replace(/\s/g, '');
}

// Marked as pure, so that a form bundles only the alphabets that it uses.

/** Letters of any language, accents included. */
export const letters = /* @__PURE__ */ alphabet('lettersOnly', '\\p{L}', joined);
export const lettersAndSpaces = /* @__PURE__ */ alphabet('lettersAndSpacesOnly', '\\p{L} ', spaced);
export const lettersAndDigits = /* @__PURE__ */ alphabet('lettersAndDigitsOnly', '\\p{L}0-9', joined);
export const lettersDigitsAndSpaces = /* @__PURE__ */ alphabet(
  'lettersDigitsAndSpacesOnly',
  '\\p{L}0-9 ',
  spaced,
);
export const digits = /* @__PURE__ */ alphabet('digitsOnly', '0-9', ungrouped);
/** The digits of a phone number, with any separators. */
export const phoneDigits = /* @__PURE__ */ alphabet('digitsOnly', '0-9', (typed) =>
  cleanCode(typed).replace(/[\s().+/\u2010-\u2015-]/g, ''),
);
/** Characters of real makes and models: Mercedes-Benz, Land Rover, CR-V, ID.4, Town & Country. */
export const vehicleNames = /* @__PURE__ */ alphabet('vehicleNameOnly', "\\p{L}0-9 .'’&+/!-");
/** Characters of real names: Marie-Ève, O’Brien, St. Pierre. */
export const personNames = /* @__PURE__ */ alphabet('noSpecialCharacters', "\\p{L}\\p{M} .'’-");
/** Any text without line breaks or other control characters. */
export const anyLine = /* @__PURE__ */ alphabet('noSpecialCharacters', '\\P{C}\\p{Cf}');
