import { defineCatalog } from '@jalon/i18n';

export const contentHeaderMessages = defineCatalog('content.header', {
  fr: { overview: ({ label }: { label: string }) => `${label}\u00a0: tout voir` },
  en: { overview: ({ label }) => `${label}: see all` },
});
