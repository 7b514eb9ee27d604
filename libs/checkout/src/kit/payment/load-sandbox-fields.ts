import type { LoadFields } from './payment-port.ts';

/** Loads the fields of the sandbox gateway. For another gateway, the console says what the host must set. */
export const loadSandboxFields: LoadFields = async ({ gateway }) => {
  if (gateway === 'sandbox') return (await import('./sandbox-fields.ts')).mountSandboxFields;
  const problem =
    "The API takes payments with Stripe: install @stripe/stripe-js, and give the checkout the loadFields of '@jalon/checkout/stripe'";
  console.error(problem);
  throw new Error(problem);
};
