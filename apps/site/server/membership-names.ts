import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteLinks } from '@jalon/api-client/contract';
import { parseFile } from '@jalon/content/server';
import { type Locale, type Localized, locales } from '@jalon/i18n';
import * as z from 'zod/mini';

const file = z.object({ types: z.array(z.object({ codeOptionAdhesion: z.string(), name: z.string() })) });

/** The names of the membership types in a folder of content, in both languages, by their codes. */
export async function membershipNames(folder: string): Promise<SiteLinks['memberships']> {
  const [french, english] = await Promise.all(locales.map((locale) => namesIn(folder, locale)));
  const names: Record<string, Localized<string>> = {};
  for (const [code, fr] of french ?? []) {
    const en = english?.get(code);
    if (en !== undefined) names[code] = { fr, en };
  }
  return names;
}

async function namesIn(folder: string, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, `memberships.${locale}.yml`), 'utf8').catch(() => undefined);
  // A site may have no memberships.
  if (text === undefined) return new Map();
  const { fields } = parseFile(text, locale, () => {});
  const { types } = file.parse(fields);
  return new Map(types.map(({ codeOptionAdhesion, name }) => [codeOptionAdhesion, name]));
}
