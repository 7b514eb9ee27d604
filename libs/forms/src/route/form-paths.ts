import type { ClubConfig } from '@jalon/club';
import { comparablePath } from '@jalon/host';
import { type Locale, type Localized, locales } from '@jalon/i18n';
import { formDefinitions } from '../registry.ts';

/** The addresses of a form. */
export interface FormPagePaths {
  /** The page of the form, in each language. */
  readonly page: Localized<string>;
  /** The page that confirms a submission; twice the same if both languages share it. */
  readonly sent: Localized<string>;
}

/** The addresses of a host. */
export interface FormPaths {
  /** By name, the forms that the host has. */
  readonly forms: Readonly<Record<string, FormPagePaths>>;
  /**
   * The page of a mailed link to an unfinished form, with `:token`: `/fr/formulaires/reprendre/:token`. Needed with the club setting
   * `forms.saveAndReturn`; the API has the same address as `resumeForm`.
   */
  readonly resume?: Localized<string> | undefined;
  /** The sign-in page that then leads back to a path of the host. Default: visitors can’t sign in. */
  readonly signIn?: ((returnPath: string, locale: Locale) => string) | undefined;
}

/**
 * Addresses for every form that visitors may send, under one path for each language: `/fr/formulaires` gives
 * `/fr/formulaires/test-de-batterie`. Forms for members only are left out: add them if your host has a sign-in.
 */
export function formPathsUnder(
  parent: Localized<string>,
  { sent, club }: { readonly sent: Localized<string>; readonly club: ClubConfig },
): FormPaths['forms'] {
  const open = formDefinitions(club).filter(({ membersOnly }) => !membersOnly);
  return Object.fromEntries(
    open.map(({ name, page: { slug } }) => [
      name,
      { page: { fr: `${parent.fr}/${slug.fr}`, en: `${parent.en}/${slug.en}` }, sent },
    ]),
  );
}

/** A page of the forms. */
export type FormRoutePage =
  | { readonly kind: 'form'; readonly name: string }
  | { readonly kind: 'sent'; readonly paths: Localized<string> };

/** Finds the page at a path. */
export function formPageTable({ forms }: FormPaths): (pathname: string) => FormRoutePage | undefined {
  const pages = new Map<string, FormRoutePage>();
  for (const [name, { page, sent }] of Object.entries(forms)) {
    for (const locale of locales) {
      pages.set(comparablePath(page[locale]), { kind: 'form', name });
      pages.set(comparablePath(sent[locale]), { kind: 'sent', paths: sent });
    }
  }
  return (pathname) => pages.get(comparablePath(pathname));
}
