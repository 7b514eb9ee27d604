import type { ConsentSettings } from '../choice/consent-settings.ts';
import { readSettings } from '../choice/read-settings.ts';
import { track } from './data-layer.ts';

/**
 * Reports the current page to the tag manager, and the step of a checkout that it shows. Without the query, which may
 * contain search terms.
 */
export function trackPageView(memberNumber: () => string | undefined): void {
  const settings = readSettings();
  if (!settings) return;
  track({
    event: 'page_view',
    environment: settings.environment,
    user_id: userId(settings, memberNumber()),
    page_path: location.pathname,
    page_title: document.title,
    page_language: document.documentElement.lang,
  });
  const [flow, step] =
    document.querySelector<HTMLElement>('[data-checkout]')?.dataset.checkout?.split(' ') ?? [];
  if (flow && step) track({ event: 'checkout', flow, step });
}

/** The member-number prefix and the member number; undefined for a visitor. */
export function userId(
  { memberNumberPrefix }: Pick<ConsentSettings, 'memberNumberPrefix'>,
  memberNumber: string | undefined,
): string | undefined {
  return memberNumber && (memberNumberPrefix + memberNumber).replaceAll(/\s/g, '');
}
