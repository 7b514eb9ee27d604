import { type Localized, locales } from '@jalon/i18n';
import { type CheckoutPaths, type StepPage, stepPages } from '../flow-pages.ts';
import { type FlowName, flowNames } from '../kit/flow-progress.ts';

/** A page of a checkout that a request asks for. */
export type CheckoutPage =
  | ({ readonly kind: 'step' } & StepPage)
  /** Leads to the first step of a flow. */
  | { readonly kind: 'start'; readonly flow: FlowName }
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
    const flow = flowNames.find((name) =>
      locales.some((locale) => paths.starts?.[name]?.[locale].toLowerCase() === asked.toLowerCase()),
    );
    if (flow) return { kind: 'start', flow };
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
