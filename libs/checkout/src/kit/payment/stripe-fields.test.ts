// @vitest-environment jsdom
import type { PaymentSettings } from '@jalon/api-client/contract';
import { loadStripe } from '@stripe/stripe-js/pure';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { mountStripeFields, referenceOf } from './stripe-fields.ts';

// The files of a worker share their modules: none may have those of another file, with or without the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// Stripe’s script only runs from js.stripe.com; these objects have its documented shapes.
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }));

const settings: PaymentSettings = {
  gateway: 'stripe',
  methods: ['card'],
  origin: 'https://js.stripe.com',
  publishableKey: 'pk_test_1',
};
const confirmationToken = {
  id: 'ctoken_1NnQUf2eZvKYlo2CIObdtbnb',
  payment_method_preview: {
    type: 'card',
    card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 },
  },
};

/** jsdom has no `matchMedia`. */
const system = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal('matchMedia', () => system);

function setSystem(scheme: 'light' | 'dark') {
  system.matches = scheme === 'dark';
  system.dispatchEvent(new Event('change'));
}

afterEach(() => {
  vi.mocked(loadStripe).mockReset();
  system.matches = false;
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
});

function stripe(changes: { submit?: object; token?: object } = {}) {
  const listeners = new Map<string, () => void>();
  const element = {
    on: (type: string, listener: () => void) => listeners.set(type, listener),
    mount: vi.fn(() => listeners.get('ready')?.()),
    focus: vi.fn(),
    destroy: vi.fn(),
  };
  const elements = {
    update: vi.fn(),
    create: vi.fn(() => element),
    getElement: () => element,
    submit: vi.fn(async () => changes.submit ?? {}),
  };
  const instance = {
    elements: vi.fn(() => elements),
    createConfirmationToken: vi.fn(async () => changes.token ?? { confirmationToken }),
  };
  vi.mocked(loadStripe).mockResolvedValue(instance as never);
  return { instance, element, elements };
}

async function mount(method: 'card' | 'bank' = 'card') {
  const onState = vi.fn();
  const fields = mountStripeFields(document.body, {
    settings,
    method,
    locale: 'fr',
    title: 'Carte',
    onState,
  });
  await vi.waitFor(() => expect(onState).toHaveBeenCalled(), { timeout: 5_000 });
  return { fields, onState };
}

it('loads Stripe in the language of the page and asks for the chosen way to pay only', async () => {
  const { instance } = stripe();
  const { onState } = await mount('bank');
  expect(loadStripe).toHaveBeenCalledExactlyOnceWith('pk_test_1', { locale: 'fr-CA' });
  expect(instance.elements).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ mode: 'setup', currency: 'cad', allowedPaymentMethodTypes: ['acss_debit'] }),
  );
  expect(onState.mock.calls).toEqual([['ready']]);
});

it('gives Stripe’s fields the look of the page', async () => {
  document.documentElement.style.setProperty('--jalon-color-error', '#9e1a32');
  const { instance } = stripe();
  await mount();
  expect(instance.elements).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      appearance: {
        theme: 'stripe',
        variables: expect.objectContaining({ colorDanger: 'rgb(158, 26, 50)' }),
      },
    }),
  );
});

it('follows the system’s scheme until the fields are gone, if the page does', async () => {
  document.body.style.setProperty('color-scheme', 'light dark');
  setSystem('dark');
  const { instance, elements } = stripe();
  const { fields } = await mount();
  expect(instance.elements).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ appearance: expect.objectContaining({ theme: 'night' }) }),
  );
  setSystem('light');
  expect(elements.update).toHaveBeenCalledExactlyOnceWith({
    appearance: expect.objectContaining({ theme: 'stripe' }),
  });
  fields.unmount();
  setSystem('dark');
  expect(elements.update).toHaveBeenCalledOnce();
});

it('gives a confirmation token with what may be shown of the card', async () => {
  stripe();
  const { fields } = await mount();
  expect(await fields.tokenise()).toEqual({
    status: 'tokenised',
    payment: {
      method: 'card',
      token: confirmationToken.id,
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 4,
      expiryYear: 2031,
    },
  });
});

describe('gives no token', () => {
  it.each([
    [{ submit: { error: { type: 'validation_error' } } }, 'invalid'],
    [{ submit: { error: { type: 'api_connection_error' } } }, 'failed'],
    [{ token: { error: { type: 'api_error' } } }, 'failed'],
    [
      { token: { confirmationToken: { id: 'ctoken_1', payment_method_preview: { type: 'link' } } } },
      'failed',
    ],
  ])('after %j: %s', async (changes, status) => {
    stripe(changes);
    const { fields } = await mount();
    expect(await fields.tokenise()).toEqual({ status });
  });

  it('when Stripe’s script can’t be loaded', async () => {
    vi.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'));
    const { fields, onState } = await mount();
    expect(onState.mock.calls).toEqual([['failed']]);
    expect(await fields.tokenise()).toEqual({ status: 'failed' });
  });
});

it('takes the fields out of the page', async () => {
  const { element } = stripe();
  const { fields } = await mount();
  fields.unmount();
  expect(element.destroy).toHaveBeenCalledOnce();
});

it('reads a bank account', () => {
  const account = { bank_name: 'STRIPE TEST BANK', last4: '6789', institution_number: '000' };
  expect(
    referenceOf({
      id: 'ctoken_12345678',
      payment_method_preview: { type: 'acss_debit', acss_debit: account },
    } as never),
  ).toEqual({ method: 'bank', token: 'ctoken_12345678', bankName: 'STRIPE TEST BANK', lastFour: '6789' });
});
