import type { Localized } from '@jalon/i18n';

/** The addresses of the feed of the advice. */
export const feedPaths: Localized<string> = { fr: '/fr/conseils.rss', en: '/en/advice.rss' };
