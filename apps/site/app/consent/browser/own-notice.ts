import type { ConsentSurface } from '@jalon/api-client/contract';
import { localeOfDocument } from '../../document/locale-of-document.ts';
import { grantedBy, readChoice } from '../choice.ts';
import type { ConsentSettings } from '../consent-settings.ts';
import { bannerId } from '../ids.ts';
import { purposeTable } from '../purposes.ts';
import { type DidomiApi, type DidomiEventName, type DidomiListener, google } from './didomi-api.ts';
import type { NoticeEvents } from './notice-events.ts';

/**
 * The site’s own notice: the banner that the server rendered, and the dialog of vanilla-cookieconsent, which is loaded
 * when a visitor chooses. It answers the calls of Didomi’s API, so that Didomi can replace it.
 */
export function startOwnNotice(settings: ConsentSettings): void {
  const { purposes } = settings;
  const listeners: DidomiListener[] = [];
  let choice = readChoice(document.cookie, settings);

  function emit(event: DidomiEventName): void {
    // The banner is in the top layer: it would cover the dialog.
    if (event === 'preferences.shown') hideBanner();
    if (event === 'preferences.hidden' && !choice) showBanner();
    for (const one of listeners) if (one.event === event) one.listener({});
  }

  const events: NoticeEvents = {
    emit,
    chosen(stored) {
      choice = stored;
      hideBanner();
      emit('consent.changed');
      void sendProof();
    },
  };

  const dialog = async () => (await import('./preferences.ts')).preferences(settings, events);
  const sendProof = async () => (await import('./send-proof.ts')).sendProof(settings);

  async function choose(granted: 'all' | 'none', surface: ConsentSurface): Promise<void> {
    if (isBannerOpen()) emit(granted === 'all' ? 'notice.clickagree' : 'notice.clickdisagree');
    hideBanner();
    await (await dialog()).choose(granted === 'all' ? purposes : [], surface, localeOfDocument());
  }

  const banner = () => document.getElementById(bannerId);
  const isBannerOpen = () => banner()?.matches(':popover-open') ?? false;
  function showBanner(): void {
    if (!banner() || isBannerOpen()) return;
    banner()?.showPopover();
    emit('notice.shown');
  }
  function hideBanner(): void {
    if (!isBannerOpen()) return;
    banner()?.hidePopover();
    emit('notice.hidden');
  }

  const didomi: DidomiApi = {
    notice: { show: showBanner, hide: hideBanner, isVisible: isBannerOpen },
    preferences: {
      async show() {
        if (isBannerOpen()) emit('notice.clickmoreinfo');
        await (await dialog()).show(localeOfDocument());
      },
      async hide() {
        (await dialog()).hide();
      },
    },
    isConsentRequired: () => true,
    getUserConsentStatusForVendor: (vendor) =>
      choice && (vendor === google ? grantedBy(choice, purposes).length > 0 : undefined),
    getUserConsentStatus(purpose, vendor) {
      const name = purposes.find((one) => purposeTable[one].didomi === purpose);
      return choice && name && vendor === google ? choice.categories.includes(name) : undefined;
    },
    setUserAgreeToAll: () => void choose('all', 'banner'),
    setUserDisagreeToAll: () => void choose('none', 'banner'),
  };

  const waiting = [...((window.didomiOnReady ?? []) as ((didomi: DidomiApi) => void)[])];
  listeners.push(...((window.didomiEventListeners ?? []) as DidomiListener[]));
  window.Didomi = didomi;
  window.didomiEventListeners = listeners;
  window.didomiOnReady = { push: (...more) => more.forEach((listener) => void listener(didomi)) };
  for (const listener of waiting) listener(didomi);

  if (!choice) showBanner();
  // The API did not answer when the choice was made.
  else if (!choice.data?.recorded) void sendProof();
}
