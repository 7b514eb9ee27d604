import type { Environment } from '@jalon/process';
import type { SecurityPart } from './security-part.ts';

/** Google Tag Manager. */
export interface TagManagerSettings {
  /** The number of the container, `GTM-…`. */
  readonly id: string;
  /** The origin of `gtm.js`. */
  readonly origin: string;
  /** Sources for the data and pictures of the container’s tags, as in a security policy. */
  readonly hosts: readonly string[];
}

/** Didomi’s consent service, instead of the site’s own notice. */
export interface DidomiSettings {
  readonly apiKey: string;
  /** The id of the notice. Default: Didomi’s notice for the site’s host. */
  readonly noticeId: string | undefined;
  /** The origin of its script. */
  readonly origin: string;
  /** The sources for its requests. */
  readonly hosts: readonly string[];
}

export interface ConsentSettings {
  /** The environment in page views. */
  readonly environment: string;
  readonly tagManager: TagManagerSettings | undefined;
  readonly didomi: DidomiSettings | undefined;
}

const googleHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

export function readConsentSettings(environment: Environment): ConsentSettings {
  const id = environment.text('TAG_MANAGER_ID');
  if (id !== undefined && !/^GTM-[A-Z0-9]{4,12}$/.test(id)) {
    environment.problem('TAG_MANAGER_ID must read GTM-XXXXXXX.');
  }
  const tagOrigin = environment.origin('TAG_MANAGER_URL') ?? 'https://www.googletagmanager.com';
  const tagHosts = readHosts(environment, 'TAG_MANAGER_HOSTS') ?? googleHosts;

  const apiKey = environment.text('DIDOMI_API_KEY');
  if (apiKey !== undefined && !/^[\w-]{10,64}$/.test(apiKey)) {
    environment.problem('DIDOMI_API_KEY must be letters, digits and -.');
  }
  const noticeId = environment.text('DIDOMI_NOTICE_ID');
  const didomiOrigin = environment.origin('DIDOMI_URL') ?? 'https://sdk.privacy-center.org';
  const didomiHosts = readHosts(environment, 'DIDOMI_HOSTS') ?? ['https://api.privacy-center.org'];

  return {
    environment: environment.text('SITE_ENVIRONMENT') ?? 'production',
    tagManager: id === undefined ? undefined : { id, origin: tagOrigin, hosts: tagHosts },
    didomi: apiKey === undefined ? undefined : { apiKey, noticeId, origin: didomiOrigin, hosts: didomiHosts },
  };
}

/** Origins, whose host may start with `*.`; anything else could change the policy. */
function readHosts(environment: Environment, name: string): string[] | undefined {
  const hosts = environment.list(name);
  for (const host of hosts) {
    if (/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(host)) continue;
    environment.problem(`${name} must be origins such as https://*.example.org, not "${host}".`);
  }
  return hosts.length > 0 ? hosts : undefined;
}

/** The tag manager’s sources for the security policy. Scripts need none: those of the page load them. */
export function tagManagerPart({ origin, hosts }: TagManagerSettings): SecurityPart {
  return { csp: { 'connect-src': [origin, ...hosts], 'img-src': [origin, ...hosts] } };
}

/** Didomi’s sources for the security policy. */
export function didomiPart({ origin, hosts }: DidomiSettings): SecurityPart {
  return { csp: { 'connect-src': [origin, ...hosts], 'img-src': [origin] } };
}
