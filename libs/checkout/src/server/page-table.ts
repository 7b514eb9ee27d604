import { type Localized, locales } from '@jalon/i18n';
import { type CheckoutPaths, type StepPage, stepPages } from '../flow-pages.ts';

/** A page of a checkout that a request asks for. */
export type CheckoutPage =
  | ({ readonly kind: 'step' } & StepPage)
  | { readonly kind: 'gift' | 'resume'; readonly token: string; readonly at: Localized<string> };

/** Finds pages by their path, regardless of case; `/en-ca` shows the same pages as `/en`. */
export function pageTable(paths: CheckoutPaths): (pathname: string) => CheckoutPage | undefined {
  const steps = new Map(
    stepPages(paths).flatMap((page) =>
      locales.map((locale) => [page.paths[locale].toLowerCase(), page] as const),
    ),
  );
  return (pathname) => {
    const asked = pathname.replace(/^\/en-ca(?=\/|$)/i, '/en').replace(/(?<=.)\/$/, '');
    const step = steps.get(asked.toLowerCase());
    if (step) return { kind: 'step', ...step };
    for (const kind of ['gift', 'resume'] as const) {
      const token = tokenIn(asked, paths[kind]);
      if (token === undefined) continue;
      const { fr, en } = paths[kind];
      return { kind, token, at: { fr: fr.replace(':token', token), en: en.replace(':token', token) } };
    }
    return undefined;
  };
}

function tokenIn(pathname: string, patterns: Localized<string>): string | undefined {
  for (const locale of locales) {
    const [start = '', end = ''] = patterns[locale].split(':token');
    const isInside = pathname.toLowerCase().startsWith(start.toLowerCase()) && pathname.endsWith(end);
    const token = pathname.slice(start.length, pathname.length - end.length);
    if (isInside && token !== '' && !token.includes('/')) return token;
  }
  return undefined;
}
