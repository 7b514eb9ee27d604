import type { ConsentPurpose } from '@jalon/club';
import type { ConsentSettings } from '../choice/consent-settings.ts';
import { google } from '../choice/didomi-api.ts';
import { signalsOf } from '../choice/purposes.ts';
import { openDataLayer } from './data-layer.ts';
import { trackPageView } from './page-view.ts';

/** Milliseconds that tags wait for an update of the consent. */
const waitForUpdate = 500;

type ConsentCommand = [
  'consent',
  'default' | 'update',
  ReturnType<typeof signalsOf> & { wait_for_update?: number },
];

/** Google’s tags expect the `arguments` object of a call, not an array. */
function command(..._command: ConsentCommand): void {
  // biome-ignore lint/complexity/noArguments: the tag manager ignores an array.
  openDataLayer().push(arguments);
}

/** Loads the tag manager with the purposes that the visitor accepted: all others are denied from the start. */
export function startTagManager(
  { id, origin }: NonNullable<ConsentSettings['tagManager']>,
  granted: readonly ConsentPurpose[],
  memberNumber: () => string | undefined,
): void {
  command('consent', 'default', { ...signalsOf([]), wait_for_update: waitForUpdate });
  updateConsent(granted);
  trackPageView(memberNumber);
  openDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtm.js?${new URLSearchParams({ id })}`;
  document.head.append(script);
  // A page restored from the back/forward cache is opened without a load. The consent may have been withdrawn since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.Didomi?.getUserConsentStatusForVendor(google)) trackPageView(memberNumber);
  });
}

/** Reports the accepted purposes to the tags. */
export function updateConsent(granted: readonly ConsentPurpose[]): void {
  command('consent', 'update', signalsOf(granted));
}
