import { comparablePath, isPage, tokenPage } from '@jalon/host';
import { type Localized, locales } from '@jalon/i18n';
import { type CheckoutPaths, type StepPage, stepPages } from '../flow-pages.ts';
import { type FlowName, flowNames } from '../kit/flow-progress.ts';

/** A page of a checkout that a request asks for. */
export type CheckoutPage =
  | ({ readonly kind: 'step' } & StepPage)
  /** Leads to the first step of a flow. */
  | { readonly kind: 'start'; readonly flow: FlowName }
  | { readonly kind: 'gift' | 'resume'; readonly token: string; readonly at: Localized<string> };

/** Finds pages by their path. */
export function pageTable(paths: CheckoutPaths): (pathname: string) => CheckoutPage | undefined {
  const steps = new Map(
    stepPages(paths).flatMap((page) =>
      locales.map((locale) => [comparablePath(page.paths[locale]), page] as const),
    ),
  );
  return (pathname) => {
    const step = steps.get(comparablePath(pathname));
    if (step) return { kind: 'step', ...step };
    const flow = flowNames.find((name) => isPage(pathname, paths.starts?.[name] ?? {}));
    if (flow) return { kind: 'start', flow };
    for (const kind of ['gift', 'resume'] as const) {
      const found = tokenPage(pathname, paths[kind]);
      if (found) return { kind, token: found.token, at: found.here };
    }
    return undefined;
  };
}
