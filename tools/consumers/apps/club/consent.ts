import { consentPurposes } from '@jalon/club';
import type { ConsentSettings } from '@jalon/consent';
import { createConsent, noticeVersion, readChoice } from '@jalon/consent/server';
import { apiFor } from './api';
import { consentPage } from './pages';

// With `tagManager: { id, origin }`, the tag manager is loaded after consent.
const settings: ConsentSettings = {
  purposes: consentPurposes,
  notice: noticeVersion,
  environment: 'production',
  memberNumberPrefix: '',
};

/** The notice of a page, for the `Cookie` header of its request: hidden once the visitor has answered. */
export function noticeFor(cookies: string | null) {
  return { settings, hidden: readChoice(cookies, settings) !== undefined };
}

/** The page of choices, for a request. */
export function consentFor(request: Request) {
  const { purposes } = settings;
  return createConsent({ purposes, paths: consentPage.paths, api: apiFor(request), log: console });
}
