import { expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { adapterParts, commonHeaders, contentSecurityPolicy } from './security.ts';

const inline = { scripts: [], styles: [] };
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2)));

it('allows only the site’s own files', () => {
  expect(directives(contentSecurityPolicy(inline))).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'script-src': "'strict-dynamic'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
  });
});

it('names the inline scripts and styles of a page by their hashes', () => {
  const policy = directives(contentSecurityPolicy({ scripts: ['a()'], styles: ['', 'p {}'] }));
  expect(policy['script-src']).toBe("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' 'strict-dynamic'");
  expect(policy['style-src']).toMatch(
    /^'self' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-[\w+/]{43}='$/,
  );
});

it('allows what a part needs, and nothing else', () => {
  const gateway = 'https://pay.example';
  const payment = {
    csp: { 'frame-src': [gateway], 'connect-src': [gateway] },
    permissions: ['payment'],
  };
  const before = directives(contentSecurityPolicy(inline));
  expect(directives(contentSecurityPolicy(inline, [payment]))).toEqual({
    ...before,
    'connect-src': `'self' ${gateway}`,
    'frame-src': gateway,
  });
  expect(commonHeaders({}, [payment])['permissions-policy']).toContain('payment=(self)');
  expect(commonHeaders({})['permissions-policy']).toContain('payment=(), ');
});

it('opens what each adapter needs, only while it is switched on', () => {
  const before = directives(contentSecurityPolicy(inline));
  const policyOf = (variables: Record<string, string>) => {
    const { settings } = readSettings(variables);
    if (!settings) throw new Error('The settings have a mistake');
    return directives(contentSecurityPolicy(inline, adapterParts(settings)));
  };
  expect(policyOf({})).toEqual(before);
  const google = 'https://www.googletagmanager.com https://tags.example';
  expect(policyOf({ TAG_MANAGER_ID: 'GTM-ABC123', TAG_MANAGER_HOSTS: 'https://tags.example' })).toEqual({
    ...before,
    'connect-src': `'self' ${google}`,
    'img-src': `'self' ${google}`,
  });
  const { settings } = readSettings({ TAG_MANAGER_ID: 'GTM-ABC123' });
  if (!settings) throw new Error('The settings have a mistake');
  const onPayment = adapterParts(settings, { takesPayment: true });
  expect(directives(contentSecurityPolicy(inline, onPayment))).toEqual(before);
  expect(policyOf({ DIDOMI_API_KEY: '00000000-1111-2222-3333-444444444444' })).toEqual({
    ...before,
    'connect-src': "'self' https://sdk.privacy-center.org https://api.privacy-center.org",
    'img-src': "'self' https://sdk.privacy-center.org",
  });
});

it('asks for TLS only where the site has it', () => {
  const hsts = 'strict-transport-security';
  const siteUrl = 'https://club.example';
  expect(commonHeaders({ siteUrl })).toHaveProperty(hsts, 'max-age=31536000');
  expect(commonHeaders({ siteUrl, hstsSubdomains: true })).toHaveProperty(
    hsts,
    'max-age=31536000; includeSubDomains',
  );
  expect(commonHeaders({ siteUrl: 'http://localhost', hstsSubdomains: true })).not.toHaveProperty(hsts);
});
