import { consentPurposes } from '@jalon/club';
import { type Locale, translator } from '@jalon/i18n';
import { expect, it } from 'vitest';
import { noticeVersion } from '../choice/notice.ts';
import { bannerMessages } from './banner.messages.ts';
import { noticeEn } from './notice.en.ts';
import { noticeFr } from './notice.fr.ts';

const texts = { fr: noticeFr, en: noticeEn };

/** Every displayed text, as a page of documentation. */
function notice(locale: Locale): string {
  const t = translator(bannerMessages, { locale });
  const { preferences, purposes } = texts[locale];
  const { necessary, ...dialog } = preferences;
  const banner = ['title', 'disagree', 'agree', 'choose', 'privacy', ...consentPurposes] as const;
  return [
    `## ${locale}`,
    '### Banner',
    t('text', { purposes: '…' }),
    ...banner.map((name) => `- ${name}: ${t(name)}`),
    '### Dialog and page',
    ...Object.entries(dialog).map(([name, text]) => `- ${name}: ${text}`),
    ...Object.entries({ necessary, ...purposes }).map(
      ([name, { title, description }]) => `- ${name}: **${title}** ${description}`,
    ),
  ].join('\n\n');
}

// The file records the texts that visitors of this version saw. Never change the file of a published version: give the
// new texts a new `noticeVersion`, so that visitors are asked again.
it('shows the words that are documented for its version', async () => {
  const page = `# Notice ${noticeVersion}\n\n${notice('fr')}\n\n${notice('en')}\n`;
  await expect(page).toMatchFileSnapshot(`../../../../docs/consent-notices/${noticeVersion}.md`);
});

it('names and describes every purpose in both languages', () => {
  for (const { purposes } of Object.values(texts)) {
    expect(Object.keys(purposes)).toEqual([...consentPurposes]);
  }
});
