import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteLinks } from '@jalon/api-client/contract';
import { expect, it } from 'vitest';
import { defaultContentFolder } from '../app/settings/settings.ts';
import { membershipNames } from './membership-names.ts';

it('gives the names of the memberships on sale, as the API reads them', async () => {
  const names = await membershipNames(defaultContentFolder);
  expect(names?.PLUS).toEqual({ fr: 'Jalon Plus', en: 'Jalon Plus' });
  expect(siteLinks.shape.memberships.safeParse(names).success).toBe(true);
});

it('has no name for a type that is not in both languages, and none without memberships', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-'));
  expect(await membershipNames(folder)).toEqual({});
  const type = (code: string, name: string) => `  - { codeOptionAdhesion: ${code}, name: "${name}" }\n`;
  writeFileSync(
    join(folder, 'memberships.fr.yml'),
    `types:\n${type('BASE', "L'Essentiel")}${type('OLD', 'Ancien')}`,
  );
  writeFileSync(join(folder, 'memberships.en.yml'), `types:\n${type('BASE', 'Essential')}`);
  expect(await membershipNames(folder)).toEqual({ BASE: { fr: 'L’Essentiel', en: 'Essential' } });
});
