import type { CheckoutView } from '@jalon/checkout';
import { contentIslands } from '@jalon/content/islands';
import { loadForm } from '@jalon/forms/load';
import type { FormView } from '@jalon/forms/route';
import type { AccountView } from '@jalon/membership/account';
import type { IslandName } from '../islands/island.tsx';

/**
 * The parts of a page that need a script, by name. Their props are JSON. A page says when the browser loads one: see
 * `IslandLoad`.
 */
export const islands = {
  ...contentIslands,
  account: async ({ view }: { readonly view: AccountView }) =>
    (await import('../account/account-island.tsx')).loadAccountIsland(view),
  checkout: async ({ view }: { readonly view: CheckoutView }) =>
    (await import('../checkout/checkout-island.tsx')).loadCheckoutIsland(view),
  'contact-details': async () => (await import('../forms/contact-details-island.tsx')).ContactDetailsIsland,
  form: async ({ view }: { readonly view: FormView }) => {
    const [{ formIsland }, Form] = await Promise.all([import('../forms/form-island.tsx'), loadForm(view)]);
    return formIsland(Form);
  },
  header: async () => (await import('../frame/header/site-header.tsx')).SiteHeader,
  memberships: async () => (await import('../features/priced-memberships.tsx')).PricedMemberships,
  session: async () => (await import('../account/session-island.ts')).SessionNotice,
} satisfies Record<IslandName, (props: never) => Promise<unknown>>;
