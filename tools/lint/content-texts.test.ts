import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const content = fileURLToPath(new URL('../../apps/site/content/', import.meta.url));
const filesOf = (pattern: string) => globSync(pattern, { cwd: content });
const textOf = (file: string) => readFileSync(content + file, 'utf8');

/** The text of a page after its fields. */
const bodyOf = (file: string) => textOf(file).split(/^---$/m).slice(2).join('---').trim();

it.each([...filesOf('advice/road-tests/*.md'), ...filesOf('advice/types/road-tests.*.md')])(
  'says first that nobody drove the car: %s',
  (file) => {
    expect(bodyOf(file)).toMatch(/^\*\*(?:Essais? fictifs?,|Fictional road tests?,)/);
  },
);

/** Another name of something that has one name in the product’s texts (docs/writing.md). */
const otherNames: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /membres? additionnels?|moyen de paiement|clés à l['’]intérieur|roulotte|rien n['’]est à payer|négligence grossière/i,
  en: /additional members?|empty tanks?|keys locked inside|lockouts?\b|join the club|nothing is due/i,
};

it.each(filesOf('**/*.{md,yml}').filter((file) => /\.(fr|en)\./.test(file)))(
  'calls each thing by its own name: %s',
  (file) => {
    expect(textOf(file)).not.toMatch(otherNames[file.includes('.fr.') ? 'fr' : 'en']);
  },
);
