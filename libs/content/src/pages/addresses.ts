import type { Locale } from '@jalon/i18n';
import type { PageTable } from './page-table.ts';
import { type Addresses, resolveAddresses } from './resolve.ts';

/** The files of the scenes, which content refers to as `picture:<name>`. */
export type Pictures = Readonly<Record<string, string>>;

/** Resolves the addresses in content, in one language of the site. */
export function addressesIn(table: PageTable, pictures: Pictures, locale: Locale): Addresses {
  return {
    page(id) {
      const page = table.find(id);
      return page && { path: page.paths[locale], label: page.label[locale] };
    },
    picture: (name) => pictures[name],
  };
}

/** Replaces addresses in a value of a language. Mistakes in them are reported with the content. */
export function resolverIn(
  { table, pictures }: { readonly table: PageTable; readonly pictures: Pictures },
  locale: Locale,
): <T>(value: T) => T {
  const addresses = addressesIn(table, pictures, locale);
  return (value) => resolveAddresses(value, addresses, () => {});
}
