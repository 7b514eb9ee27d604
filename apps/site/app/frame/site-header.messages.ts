import { defineCatalog } from '@jalon/i18n';

export const siteHeaderMessages = defineCatalog('site.header', {
  fr: {
    overview: ({ label }: { label: string }) => `${label}\u00a0: tout voir`,
  },
  en: {
    overview: ({ label }) => `${label}: see all`,
  },
});
