import { fileURLToPath } from 'node:url';
import { defaultClub } from '@jalon/club';
import { addressesIn, contentRows, fileSource, resolveAddresses } from '@jalon/content/server';
import { locales } from '@jalon/i18n';
import { membershipContent } from '@jalon/membership/content';
import { expect, it } from 'vitest';
import { SiteMap, sitePages } from '../site-map.ts';
import { memberships } from './memberships.ts';

// The library has its own sample files, because a library does not import an application. After an edit of the content,
// update them with `npx vitest run app/content -u`.

const content = fileSource(fileURLToPath(new URL('../../content/', import.meta.url)), {
  documents: [memberships],
}).current();
const siteMap = new SiteMap(sitePages(defaultClub, contentRows(content)));
const sample = (name: string) => `../../../../libs/membership/src/samples/generated/${name}.json`;
const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

it.each(locales)(
  'the samples of @jalon/membership are the memberships of the content (%s)',
  async (locale) => {
    const addresses = {
      ...addressesIn(siteMap, {}, locale),
      picture: (name: string) => `/pictures/${name}.svg`,
    };
    const unknown: string[] = [];
    const found = resolveAddresses(memberships.in(content, locale), addresses, (_path, reason) => {
      unknown.push(reason);
    });
    expect(unknown).toEqual([]);
    await expect(written(membershipContent.parse(found))).toMatchFileSnapshot(
      sample(`memberships.${locale}`),
    );
  },
);

it('the sample rule of the help is that of the content', async () => {
  await expect(written(memberships.in(content, 'fr')?.helpRule)).toMatchFileSnapshot(sample('help-rule'));
});
