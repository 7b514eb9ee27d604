import type { Locale } from '@jalon/i18n';
import type { ConsentSettings } from '../choice/consent-settings.ts';
import { google } from '../choice/didomi-api.ts';

type DidomiSettings = NonNullable<ConsentSettings['didomi']>;

/** Didomi’s settings, with the texts in the language of the page only. */
export function didomiConfig({ apiKey, name, privacyPolicy }: DidomiSettings, locale: Locale): object {
  return {
    app: {
      apiKey,
      name: name[locale],
      privacyPolicyURL: privacyPolicy[locale],
      vendors: { iab: { all: false, version: 2 }, didomi: [google] },
    },
    languages: { enabled: [locale], default: locale },
    // Closing the notice is not consent: everything stays off until the visitor says yes (Law 25).
    notice: { position: 'bottom', closeOnClick: false, closeOnClickBackdrop: false },
    preferences: { defaultChoice: false },
    tagManager: { provider: 'gtm' },
    integrations: { refreshOnConsent: true, vendors: { google: { enable: true, eprivacy: true } } },
  };
}

/** Loads Didomi’s script, which shows the notice itself. */
export function startDidomi(settings: DidomiSettings, locale: Locale): void {
  const { apiKey, noticeId, origin } = settings;
  window.didomiConfig = didomiConfig(settings, locale);
  window.gdprAppliesGlobally = true;
  const query = new URLSearchParams(
    noticeId ? { target_type: 'notice', target: noticeId } : { target: location.hostname },
  );
  const script = document.createElement('script');
  script.id = 'spcloader';
  script.async = true;
  script.src = `${origin}/${encodeURIComponent(apiKey)}/loader.js?${query}`;
  document.head.append(script);
}
