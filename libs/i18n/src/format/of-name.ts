import type { Locale } from '../locale/locale.ts';

/** Vowels, and an h or a y before a consonant: the h of a first name is nearly always mute. */
const elides = /^(?:[aeiouh]|y(?![aeiou]))/i;

/** A person’s name after “of”, with the elision of French: « d’Ève Roy », « de Zoé Côté », “of Ève Roy”. */
export function ofName(name: string, locale: Locale): string {
  if (locale !== 'fr') return `of ${name}`;
  return elides.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}
