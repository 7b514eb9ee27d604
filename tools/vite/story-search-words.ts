import { formWords } from './generated/form-words.ts';
import words from './story-search-words.json' with { type: 'json' };

/** The French terms of designers, and synonyms in both languages. A form has its titles; here are further words for it. */
const ownWords: Readonly<Record<string, string>> = words;

/** Words that find a page in Storybook's search in addition to its title, by title. */
export const searchWords: Readonly<Record<string, string>> = Object.fromEntries(
  [...new Set([...Object.keys(ownWords), ...Object.keys(formWords)])].map((title) => [
    title,
    [formWords[title], ownWords[title]].filter(Boolean).join(', '),
  ]),
);
