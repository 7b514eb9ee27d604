import { afterEach, expect, it, vi } from 'vitest';
import { loadSandboxFields } from './kit/payment/load-sandbox-fields.ts';
import { mountSandboxFields } from './kit/payment/sandbox-fields.ts';
import { mountStripeFields } from './kit/payment/stripe-fields.ts';
import { loadFields } from './stripe.ts';

const sandbox = { gateway: 'sandbox', methods: ['card'], origin: 'http://localhost:3002' } as const;
const stripe = { ...sandbox, gateway: 'stripe', origin: 'https://js.stripe.com' } as const;

afterEach(() => vi.restoreAllMocks());

it('loads the fields of the gateway that the API names', async () => {
  expect(await loadFields({ ...stripe, methods: ['card'] })).toBe(mountStripeFields);
  expect(await loadFields({ ...sandbox, methods: ['card'] })).toBe(mountSandboxFields);
  expect(await loadSandboxFields({ ...sandbox, methods: ['card'] })).toBe(mountSandboxFields);
});

it('says in the console what a host with Stripe must set', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(loadSandboxFields({ ...stripe, methods: ['card'] })).rejects.toThrow('@jalon/checkout/stripe');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('loadFields'));
});
