import type { StepPage } from '../checkout/view/step-form-props.ts';
import { stepFormOf, stepForms } from '../checkout/view/step-forms.ts';
import { siteForms } from '../forms/site-forms.ts';

/**
 * The parts of a page that need a script, by name. Their props are JSON. A page says when the browser loads one: see
 * `IslandLoad`.
 */
export const islands = {
  accordion: async () => (await import('@jalon/ui/accordion')).Accordion,
  alerts: async () => (await import('../content/alerts/page-alerts.tsx')).PageAlerts,
  challenge: async () => (await import('../checkout/view/challenge.tsx')).Challenge,
  'change-password': async () => (await import('@jalon/membership/password')).ChangePasswordForm,
  'checkout-step': async ({ page }: { readonly page: Pick<StepPage, 'flow' | 'step'> }) => {
    const [{ stepIsland }, Form] = await Promise.all([
      import('../checkout/view/step-island.tsx'),
      stepForms[stepFormOf(page)](),
    ]);
    return stepIsland(Form);
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
  'gift-card': async () => (await import('../checkout/gift/printed-gift-card.tsx')).PrintedGiftCard,
  header: async () => (await import('../frame/header/site-header.tsx')).SiteHeader,
  'info-list': async () => (await import('../content/features/explained-info-list.tsx')).ExplainedInfoList,
  memberships: async () => (await import('../content/features/priced-memberships.tsx')).PricedMemberships,
  'new-password': async () => (await import('@jalon/membership/password')).NewPasswordForm,
  receipt: async () => (await import('../checkout/view/receipt.tsx')).Receipt,
  'rich-text': async () => (await import('@jalon/ui/rich-text')).RichText,
  'saved-payment': async () =>
    (await import('../pages/saved-payment/saved-payment-island.tsx')).SavedPaymentIsland,
  'sign-in': async () => (await import('../sign-in/sign-in-island.tsx')).SignInIsland,
  'warning-overlay': async () => (await import('../content/features/content-warning.tsx')).ContentWarning,
};

export type IslandName = keyof typeof islands;

export type IslandComponent<N extends IslandName> = Awaited<ReturnType<(typeof islands)[N]>>;
