import { type PaymentReference, paymentReference } from '@jalon/api-client/contract';
import type { Appearance, ConfirmationToken, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { lookNow, onSchemeChange } from './page-look.ts';
import type { MountFields, Tokenised } from './payment-port.ts';

/** Stripe’s Payment Element, which gives a confirmation token. Its script is loaded with the fields. */
export const mountStripeFields: MountFields = (container, { settings, method, locale, onState }) => {
  const { publishableKey = '' } = settings;
  let elements: StripeElements | undefined;
  let isMounted = true;
  const appearance = () => appearanceOf(container);
  const stopFollowing = onSchemeChange(() => elements?.update({ appearance: appearance() }));
  const loading = loadStripe(publishableKey, { locale: locale === 'fr' ? 'fr-CA' : 'en' });

  async function mount() {
    const stripe = await loading;
    if (!stripe || !isMounted) return;
    elements = stripe.elements({
      mode: 'setup',
      currency: 'cad',
      allowedPaymentMethodTypes: [method === 'card' ? 'card' : 'acss_debit'],
      appearance: appearance(),
    });
    const element = elements.create('payment');
    element.on('ready', () => onState('ready'));
    element.on('loaderror', () => onState('failed'));
    element.mount(container);
  }
  mount().catch(() => onState('failed'));

  async function tokenise(): Promise<Tokenised> {
    const stripe = await loading;
    if (!stripe || !elements) return { status: 'failed' };
    const checked = await elements.submit();
    if (checked.error) return { status: checked.error.type === 'validation_error' ? 'invalid' : 'failed' };
    const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
    const payment = confirmationToken && referenceOf(confirmationToken);
    if (error || !payment) return { status: 'failed' };
    return { status: 'tokenised', payment };
  }

  return {
    tokenise: () => tokenise().catch(() => ({ status: 'failed' })),
    focus: () => elements?.getElement('payment')?.focus(),
    unmount() {
      isMounted = false;
      stopFollowing();
      elements?.getElement('payment')?.destroy();
    },
  };
};

/** The page’s look, as Stripe names it. Its frame has the fonts of the visitor’s device only. */
function appearanceOf(container: HTMLElement): Appearance {
  const { isDark, variables } = lookNow(container);
  const names = {
    fontFamily: '--jalon-font-text',
    fontSizeBase: '--jalon-size-text',
    colorText: '--jalon-color-text',
    colorTextSecondary: '--jalon-color-muted',
    colorBackground: '--jalon-color-control-surface',
    colorDanger: '--jalon-color-error',
    borderRadius: '--jalon-radius-control',
  };
  const named = Object.entries(names).flatMap(([name, token]) => {
    const value = variables[token];
    return value ? [[name, value]] : [];
  });
  return { theme: isDark ? 'night' : 'stripe', variables: Object.fromEntries(named) };
}

/** The reference of a confirmation token; undefined for a payment method that the club doesn’t accept. */
export function referenceOf({
  id,
  payment_method_preview: { card, acss_debit: account },
}: Pick<ConfirmationToken, 'id' | 'payment_method_preview'>): PaymentReference | undefined {
  const given = card
    ? {
        method: 'card',
        token: id,
        brand: card.brand,
        lastFour: card.last4,
        expiryMonth: card.exp_month,
        expiryYear: card.exp_year,
      }
    : { method: 'bank', token: id, bankName: account?.bank_name ?? '', lastFour: account?.last4 };
  return paymentReference.safeParse(given).data;
}
