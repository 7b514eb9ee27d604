import { fileURLToPath } from 'node:url';
import { defaultClub } from '@jalon/club';
import { locales } from '@jalon/i18n';
import { membershipContent } from '@jalon/membership/content';
import { expect, it } from 'vitest';
import { SiteMap, sitePages } from '../site-map.ts';
import { addressesIn } from './addresses.server.ts';
import { contentRows } from './content-rows.ts';
import { resolveAddresses } from './resolve.ts';
import { fileSource } from './source/file-source.server.ts';

// The library has its own sample files, because a library does not import an application. After an edit of the content,
// update them with `npx vitest run app/content -u`.

const content = fileSource(fileURLToPath(new URL('../../content/', import.meta.url))).current();
const siteMap = new SiteMap(sitePages(defaultClub, contentRows(content)));
const sample = (name: string) => `../../../../libs/membership/src/samples/generated/${name}.json`;
const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

it.each(locales)(
  'the samples of @jalon/membership are the memberships of the content (%s)',
  async (locale) => {
    const addresses = {
      ...addressesIn(siteMap, locale),
      picture: (name: string) => `/pictures/${name}.svg`,
    };
    const unknown: string[] = [];
    const found = resolveAddresses(content.memberships[locale], addresses, (_path, reason) => {
      unknown.push(reason);
    });
    expect(unknown).toEqual([]);
    await expect(written(membershipContent.parse(found))).toMatchFileSnapshot(
      sample(`memberships.${locale}`),
    );
  },
);

it('the sample rule of the help is that of the content', async () => {
  await expect(written(content.memberships.fr?.helpRule)).toMatchFileSnapshot(sample('help-rule'));
});
