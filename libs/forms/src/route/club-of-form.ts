import type { ClubConfig } from '@jalon/club';
import type { FormView } from './view/form-route-view.ts';

/** The settings that several forms read. */
const shared = ['memberNumberPrefix', 'privacyPolicyPaths', 'forms'];

/** The settings of a club that the form of a page reads, for a host that writes them into its HTML: without those of other forms. */
export function clubOfForm(
  { name, ...settings }: ClubConfig,
  view: Pick<FormView, 'name' | 'component'>,
): ClubConfig {
  const own = [...shared, camelCase(view.name), camelCase(view.component)];
  return { name, ...Object.fromEntries(Object.entries(settings).filter(([key]) => own.includes(key))) };
}

/** `price-list` has its settings under `priceList`. */
const camelCase = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
