import type { CheckoutView } from '@jalon/checkout';
import { siteForms } from '../forms/site-forms.ts';

/**
 * The parts of a page that need a script, by name. Their props are JSON. A page says when the browser loads one: see
 * `IslandLoad`.
 */
export const islands = {
  accordion: async () => (await import('@jalon/ui/accordion')).Accordion,
  alerts: async () => (await import('../content/alerts/page-alerts.tsx')).PageAlerts,
  'change-password': async () => (await import('@jalon/membership/password')).ChangePasswordForm,
  checkout: async ({ view }: { readonly view: CheckoutView }) => {
    const [{ checkoutIsland }, { loadCheckout }] = await Promise.all([
      import('../checkout/checkout-island.tsx'),
      import('@jalon/checkout/load'),
    ]);
    return checkoutIsland(await loadCheckout(view));
  },
  'contact-details': async () => (await import('../forms/contact-details-island.tsx')).ContactDetailsIsland,
  form: async ({ name }: { readonly name: string }) => {
    const [{ formIsland }, Form] = await Promise.all([
      import('../forms/form-island.tsx'),
      siteForms[name]?.(),
    ]);
    if (!Form) throw new Error(`No form is named ${name}`);
    return formIsland(Form);
  },
  gallery: async () => (await import('../content/features/content-gallery.tsx')).ContentGallery,
  header: async () => (await import('../frame/header/site-header.tsx')).SiteHeader,
  'info-list': async () => (await import('../content/features/explained-info-list.tsx')).ExplainedInfoList,
  memberships: async () => (await import('../content/features/priced-memberships.tsx')).PricedMemberships,
  'new-password': async () => (await import('@jalon/membership/password')).NewPasswordForm,
  'rich-text': async () => (await import('@jalon/ui/rich-text')).RichText,
  'saved-payment': async () =>
    (await import('../pages/saved-payment/saved-payment-island.tsx')).SavedPaymentIsland,
  'sign-in': async () => (await import('../sign-in/sign-in-island.tsx')).SignInIsland,
  'warning-overlay': async () => (await import('../content/features/content-warning.tsx')).ContentWarning,
};

export type IslandName = keyof typeof islands;

export type IslandComponent<N extends IslandName> = Awaited<ReturnType<(typeof islands)[N]>>;
