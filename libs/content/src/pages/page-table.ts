import { comparablePath } from '@jalon/host';
import type { Locale, Localized } from '@jalon/i18n';

/** A page of a breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly url: string;
  /** The language of the last crumb, which is the page itself. */
  readonly locale?: Locale;
}

/** A place on the site that lists pages. */
export type Menu = 'header' | 'footer';

/** One page of the site. The home page has the id `home`. */
export interface PageRow {
  readonly id: string;
  /** Its address in each language; twice the same address if both languages share it. */
  readonly paths: Localized<string>;
  /** Its name in menus, in the breadcrumb and in lists of pages. */
  readonly label: Localized<string>;
  /** The id of the page above it in the breadcrumb; undefined for the home page. */
  readonly parent?: string | undefined;
  /** Whether visitors must sign in to open it. Default `everyone`. */
  readonly access?: 'everyone' | 'members' | undefined;
  /** Whether it is in `sitemap.xml` and open to search engines. */
  readonly indexed: boolean;
  /** Whether it is in the list of all pages. */
  readonly listed: boolean;
  /** The menus that link to it, in the order of the table. */
  readonly menus: readonly Menu[];
  /** The day of its last change, for `sitemap.xml`. */
  readonly updated?: string | undefined;
}

/** Queries on the pages of a site. */
export class PageTable<Row extends PageRow = PageRow> {
  readonly pages: readonly Row[];
  readonly #byId: ReadonlyMap<string, Row>;
  readonly #byAddress: ReadonlyMap<string, Row>;

  constructor(pages: readonly Row[]) {
    this.pages = pages;
    this.#byId = new Map(pages.map((page) => [page.id, page]));
    this.#byAddress = new Map(
      pages.flatMap((page) => Object.values(page.paths).map((path) => [comparablePath(path), page] as const)),
    );
  }

  /** @throws if no page has this id */
  page(id: string): Row {
    const page = this.#byId.get(id);
    if (!page) throw new Error(`The site map has no page "${id}"`);
    return page;
  }

  /** The page with this id, if there is one. */
  find(id: string): Row | undefined {
    return this.#byId.get(id);
  }

  /** The page at a path, regardless of case. */
  at(pathname: string): Row | undefined {
    return this.#byAddress.get(comparablePath(pathname));
  }

  /** The pages from the home page to this one: its breadcrumb. */
  trail({ id, parent }: Pick<PageRow, 'id' | 'parent'>): Row[] {
    const page = this.page(id);
    return parent === undefined ? [page] : [...this.trail(this.page(parent)), page];
  }

  /** The breadcrumb of a page in a language, which its last crumb names. */
  crumbs(page: Pick<PageRow, 'id' | 'parent'>, locale: Locale): Crumb[] {
    const trail = this.trail(page);
    return trail.map(({ paths, label }, index) => ({
      name: label[locale],
      url: paths[locale],
      ...(index === trail.length - 1 && { locale }),
    }));
  }

  /** The pages directly below a page. */
  below(id: string): Row[] {
    return this.pages.filter(({ parent }) => parent === id);
  }

  inMenu(menu: Menu): Row[] {
    return this.pages.filter(({ menus }) => menus.includes(menu));
  }

  get indexed(): Row[] {
    return this.pages.filter(({ indexed }) => indexed);
  }

  get listed(): Row[] {
    return this.pages.filter(({ listed }) => listed);
  }
}

/** A page whose parents do not lead to the home page is placed directly below it. */
export function underHome<Row extends PageRow>(pages: readonly Row[]): Row[] {
  const parents = new Map(pages.map(({ id, parent }) => [id, parent]));
  return pages.map((page) => {
    let above: string | undefined = page.id;
    for (let steps = 0; above !== undefined && above !== 'home' && steps < pages.length; steps += 1) {
      above = parents.get(above);
    }
    return page.id === 'home' || above === 'home' ? page : { ...page, parent: 'home' };
  });
}
