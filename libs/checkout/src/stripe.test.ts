import { afterEach, expect, it, vi } from 'vitest';
import { loadSandboxFields } from './kit/payment/load-sandbox-fields.ts';
import { mountSandboxFields } from './kit/payment/sandbox-fields.ts';
import { mountStripeFields } from './kit/payment/stripe-fields.ts';
import { loadFields } from './stripe.ts';
import { sampleSettings } from './testing/sample-checkout.ts';

const stripe = { ...sampleSettings, gateway: 'stripe', origin: 'https://js.stripe.com' } as const;

afterEach(() => vi.restoreAllMocks());

it('loads the fields of the gateway that the API names', async () => {
  expect(await loadFields(stripe)).toBe(mountStripeFields);
  expect(await loadFields(sampleSettings)).toBe(mountSandboxFields);
  expect(await loadSandboxFields(sampleSettings)).toBe(mountSandboxFields);
});

it('says in the console what a host with Stripe must set', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(loadSandboxFields(stripe)).rejects.toThrow('@jalon/checkout/stripe');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('loadFields'));
});
