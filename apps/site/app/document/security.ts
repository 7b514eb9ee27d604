import { hash } from 'node:crypto';
import { didomiPart, tagManagerPart } from '../settings/consent-settings.ts';
import type { SecurityPart } from '../settings/security-part.ts';
import type { Settings } from '../settings/settings.ts';

/** The inline scripts and styles of a page. Their hashes permit them: a cached page can’t have a nonce. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The site itself: its own files; its scripts may load more of them. */
const site = ({ scripts, styles }: InlineParts): SecurityPart => ({
  csp: {
    'script-src': [...scripts.map(hashSource), "'strict-dynamic'"],
    'style-src': ["'self'", ...styles.map(hashSource)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
  },
});

const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * What the active adapters of outside services need on every page, except the tag manager’s on a page that takes a payment: for example, a tag manager adds its hosts to
 * `connect-src`. What single pages need, such as the frame of a payment gateway, comes from those pages.
 */
export function adapterParts(
  { consent: { tagManager, didomi } }: Pick<Settings, 'consent'>,
  { takesPayment = false }: { readonly takesPayment?: boolean } = {},
): SecurityPart[] {
  return [
    ...(tagManager && !takesPayment ? [tagManagerPart(tagManager)] : []),
    ...(didomi ? [didomiPart(didomi)] : []),
  ];
}

/** Blocked unless a part allows them. */
const closedDirectives = ["default-src 'none'", "frame-ancestors 'none'"];

/** Browser features that are off unless a part allows them. */
const features = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The Content-Security-Policy of a page: everything is blocked except for the sources of its parts. */
export function contentSecurityPolicy(page: InlineParts, parts: readonly SecurityPart[] = []): string {
  const sources = new Map<string, Set<string>>();
  for (const { csp = {} } of [site(page), ...parts]) {
    for (const [directive, values] of Object.entries(csp)) {
      sources.set(directive, new Set([...(sources.get(directive) ?? []), ...values]));
    }
  }
  const open = Array.from(sources, ([directive, values]) => `${directive} ${[...values].join(' ')}`);
  return [...closedDirectives, "base-uri 'none'", ...open].join('; ');
}

/** The headers that only have an effect on a response that a browser opens as a document. */
export const documentHeaders = [
  'content-security-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const;

/** The headers of every response of the site itself. */
export function commonHeaders(
  { siteUrl, hstsSubdomains }: Partial<Pick<Settings, 'siteUrl' | 'hstsSubdomains'>>,
  parts: readonly SecurityPart[] = [],
): Record<string, string> {
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  const allowed = new Set(parts.flatMap(({ permissions = [] }) => permissions));
  return {
    'x-content-type-options': 'nosniff',
    // The policy of a file; a page has its own.
    'content-security-policy': "frame-ancestors 'none'",
    // For browsers that don't know `frame-ancestors`.
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': features
      .map((feature) => `${feature}=(${allowed.has(feature) ? 'self' : ''})`)
      .join(', '),
    ...(siteUrl?.startsWith('https:') && { 'strict-transport-security': hsts }),
  };
}
