import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../server/security/security.ts';
import { gatewayPart } from './gateway-part.server.ts';

const inline = { scripts: [], styles: [] };
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2)));
const closed = directives(contentSecurityPolicy(inline));

it('the payment step may show the sandbox’s fields and post to its page, and no more', () => {
  const part = gatewayPart({ gateway: 'sandbox', methods: ['card'], origin: 'http://127.0.0.1:3002' });
  expect(directives(contentSecurityPolicy(inline, [part]))).toEqual({
    ...closed,
    'frame-src': 'http://127.0.0.1:3002',
    'form-action': "'self' http://127.0.0.1:3002",
  });
});

it('no source of scripts is added for Stripe: a script of the site loads its loader', () => {
  const part = gatewayPart({ gateway: 'stripe', methods: ['card'], origin: 'https://js.stripe.com' });
  const opened = directives(contentSecurityPolicy(inline, [part]));
  expect(opened['script-src']).toBe(closed['script-src']);
  expect(opened['frame-src']).toBe('https://js.stripe.com https://hooks.stripe.com');
});
