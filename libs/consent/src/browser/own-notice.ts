import type { ConsentPurpose } from '@jalon/club';
import { setCookie } from '@jalon/host';
import { localeOfDocument } from '@jalon/i18n';
import { choiceCookie, grantedBy, makeChoice, readChoice } from '../choice/choice.ts';
import type { ConsentSettings } from '../choice/consent-settings.ts';
import { type DidomiApi, type DidomiEventName, type DidomiListener, google } from '../choice/didomi-api.ts';
import { type Answer, actionAttribute, bannerId } from '../choice/ids.ts';
import { purposeTable } from '../choice/purposes.ts';
import type { NoticeEvents } from './notice-events.ts';
import { addStatus, moveFocusToStart, say } from './status.ts';

/**
 * The site’s own notice: the banner that the server rendered, and the dialog of vanilla-cookieconsent, which is loaded
 * when a visitor opens it. It implements Didomi’s API, so that Didomi can replace it.
 */
export function startOwnNotice(settings: ConsentSettings): void {
  const { purposes } = settings;
  const listeners: DidomiListener[] = [];
  let choice = readChoice(document.cookie, settings);
  /** Not said yet. */
  let answer: Answer | undefined;

  function emit(event: DidomiEventName): void {
    // One question at a time.
    if (event === 'preferences.shown') hideBanner();
    if (event === 'preferences.hidden') {
      if (choice) sayAnswer();
      else returnToBanner();
    }
    for (const one of listeners) if (one.event === event) one.listener({});
  }

  const events: NoticeEvents = {
    emit,
    chosen(stored) {
      choice = stored;
      answer = answerOf(grantedBy(stored, purposes).length, purposes.length);
      // The dialog says it when it closes: until then only the dialog is read.
      if (isBannerOpen()) sayAnswer();
      hideBanner();
      emit('consent.changed');
      void sendProof();
    },
  };

  const dialog = () => import('./preferences.ts');
  const sendProof = async () => (await import('./send-proof.ts')).sendProof(settings);

  /** An answer on the banner. The cookie is written before anything is loaded, because the visitor may leave immediately. */
  function choose(granted: readonly ConsentPurpose[]): void {
    if (isBannerOpen()) emit(granted.length > 0 ? 'notice.clickagree' : 'notice.clickdisagree');
    const former = readChoice(document.cookie, settings);
    const made = makeChoice({ granted, surface: 'banner', locale: localeOfDocument(), former }, settings);
    setCookie(choiceCookie(made, location.protocol));
    events.chosen(made);
  }

  function sayAnswer(): void {
    moveFocusToStart();
    if (answer) say(answer);
    answer = undefined;
  }

  const banner = () => document.getElementById(bannerId);
  const isBannerOpen = () => banner()?.hidden === false;
  function showBanner(): void {
    const hidden = banner();
    if (!hidden || isBannerOpen()) return;
    addStatus();
    hidden.hidden = false;
    emit('notice.shown');
  }
  /** The banner was hidden behind the dialog: the focus is lost when its button opened the dialog. */
  function returnToBanner(): void {
    showBanner();
    // After the dialog has given the focus back.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      banner()?.querySelector<HTMLElement>(`[${actionAttribute}=choose]`)?.focus();
    });
  }
  function hideBanner(): void {
    const shown = banner();
    if (!shown || !isBannerOpen()) return;
    shown.hidden = true;
    emit('notice.hidden');
  }

  const didomi: DidomiApi = {
    notice: { show: showBanner, hide: hideBanner, isVisible: isBannerOpen },
    preferences: {
      async show() {
        addStatus();
        if (isBannerOpen()) emit('notice.clickmoreinfo');
        try {
          await (await dialog()).showPreferences(settings, events, localeOfDocument());
        } catch {
          // The network is down, or a newer version of the site has other files: the page about cookies asks the same.
          const page = document.querySelector<HTMLAnchorElement>(`a[${actionAttribute}]`);
          if (page) location.assign(page.href);
        }
      },
      async hide() {
        (await dialog()).hidePreferences();
      },
    },
    isConsentRequired: () => true,
    getUserConsentStatusForVendor: (vendor) =>
      choice && (vendor === google ? grantedBy(choice, purposes).length > 0 : undefined),
    getUserConsentStatus(purpose, vendor) {
      const name = purposes.find((one) => purposeTable[one].didomi === purpose);
      return choice && name && vendor === google ? choice.categories.includes(name) : undefined;
    },
    setUserAgreeToAll: () => choose(purposes),
    setUserDisagreeToAll: () => choose([]),
  };

  const waiting = [...((window.didomiOnReady ?? []) as ((didomi: DidomiApi) => void)[])];
  listeners.push(...((window.didomiEventListeners ?? []) as DidomiListener[]));
  window.Didomi = didomi;
  window.didomiEventListeners = listeners;
  window.didomiOnReady = { push: (...more) => more.forEach((listener) => void listener(didomi)) };
  for (const listener of waiting) listener(didomi);

  if (choice) {
    // The page was drawn before the choice.
    hideBanner();
    // The API did not answer when the choice was made.
    if (!choice.data?.recorded) void sendProof();
  } else if (isBannerOpen()) {
    addStatus();
    emit('notice.shown');
  } else {
    showBanner();
  }

  onMaybeChanged(() => {
    const stored = readChoice(document.cookie, settings);
    if (stored?.lastConsentTimestamp === choice?.lastConsentTimestamp) return;
    choice = stored;
    if (choice && isBannerOpen()) {
      moveFocusToStart();
      hideBanner();
    }
    emit('consent.changed');
  });
}

/**
 * Calls back when the choice may have changed elsewhere: the cookies changed, this tab is shown again, or the browser
 * restored the page from its back/forward cache.
 */
function onMaybeChanged(listener: () => void): void {
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', listener);
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  window.addEventListener('pageshow', listener);
}

function answerOf(granted: number, asked: number): Answer {
  if (granted === 0) return 'disagreed';
  return granted === asked ? 'agreed' : 'chosen';
}
