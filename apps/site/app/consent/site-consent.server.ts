import { type ConsentEngine, createConsent } from '@jalon/consent/server';
import { apiFor } from '../api.server.ts';
import type { SiteContext } from '../site-context.server.ts';
import { askedPurposes } from './consent-settings.server.ts';

/** The page of choices, for one request. */
export function siteConsent(site: SiteContext): ConsentEngine {
  const { settings, siteMap, log } = site;
  return createConsent({
    purposes: askedPurposes(settings),
    isElsewhere: settings.consent.didomi !== undefined,
    paths: siteMap.page('cookies').paths,
    api: apiFor(site),
    log,
  });
}
