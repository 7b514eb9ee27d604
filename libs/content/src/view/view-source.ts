import type { Localized } from '@jalon/i18n';
import type { Pictures } from '../pages/addresses.ts';
import type { ContentPages } from '../source/content-pages.ts';

/** The feed of the advice. */
export interface Feed {
  /** The id of the page above the advice: it and the pages below it have a link to the feed. */
  readonly page: string;
  readonly paths: Localized<string>;
}

/** What a page is made from. */
export interface ViewSource extends ContentPages {
  readonly site: { readonly name: Localized<string>; readonly origin: string };
  readonly pictures: Pictures;
  readonly feed?: Feed | undefined;
}
