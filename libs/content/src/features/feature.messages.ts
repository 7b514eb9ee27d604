import { defineCatalog } from '@jalon/i18n';

export const featureMessages = defineCatalog('content.feature', {
  fr: { details: ({ title }: { title: string }) => `Précisions\u00a0: ${title}` },
  en: { details: ({ title }) => `Details: ${title}` },
});
