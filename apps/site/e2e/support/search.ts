import { expect, type Page } from 'playwright/test';
import { runToEnd } from './servers.ts';
import { address } from './test.ts';

/** The texts of the search. */
export const searchWords = {
  fr: {
    path: '/fr/resultats-de-recherche',
    open: 'Rechercher',
    field: 'Que cherchez-vous?',
    suggestions: 'Suggestions',
    apply: 'Appliquer',
    filters: 'Trier et filtrer',
    order: 'Trier par',
    newest: 'Les plus récents',
    article: /^Article \(\d+\)$/,
    popular: 'Les pages les plus demandées',
    otherLanguage: 'English',
    next: 'Suivante',
  },
  en: {
    path: '/en/search-results',
    open: 'Search',
    field: 'What are you looking for?',
    suggestions: 'Suggestions',
    apply: 'Apply',
    filters: 'Sort and filter',
    order: 'Sort by',
    newest: 'Newest first',
    article: /^Article \(\d+\)$/,
    popular: 'The most visited pages',
    otherLanguage: 'Français',
    next: 'Next',
  },
} as const;

/** Fills the index of the database with the pages of the site. */
export async function indexSite(): Promise<void> {
  const { code, output } = await runToEnd('index', 0, {
    DATA_DIR: address('E2E_DATA_DIR'),
    SITE_URL: address('E2E_SITE'),
  });
  expect(code, output).toBe(0);
}

/** Opens the search of the header and returns its field. */
export async function openSearch(page: Page, language: 'fr' | 'en') {
  const words = searchWords[language];
  await page.getByRole('banner').getByRole('button', { name: words.open }).click();
  return page.getByRole('dialog').getByRole('searchbox', { name: words.field });
}
