import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './preferences.css';
import type { Locale } from '@jalon/i18n';
import * as CookieConsent from 'vanilla-cookieconsent';
import { choiceCookieName, necessary, readChoice } from '../choice/choice.ts';
import type { ConsentSettings } from '../choice/consent-settings.ts';
import { choiceDays } from '../choice/notice.ts';
import type { NoticeTexts } from '../texts/notice-texts.ts';
import type { NoticeEvents } from './notice-events.ts';

let opening: Promise<void> | undefined;

/** Opens the dialog of vanilla-cookieconsent, which stores the choice. */
export function showPreferences(
  settings: ConsentSettings,
  events: NoticeEvents,
  locale: Locale,
): Promise<void> {
  opening ??= open(settings, events, locale).finally(() => {
    opening = undefined;
  });
  return opening;
}

async function open(settings: ConsentSettings, events: NoticeEvents, locale: Locale): Promise<void> {
  // vanilla-cookieconsent reads the cookie only when it starts, but the banner or another tab may have changed it since.
  CookieConsent.reset();
  await start(settings, events, locale);
  CookieConsent.showPreferences();
}

export const hidePreferences = (): void => CookieConsent.hidePreferences();

async function start(settings: ConsentSettings, events: NoticeEvents, locale: Locale): Promise<void> {
  const { purposes, notice } = settings;

  function onChoice(): void {
    const { acceptType } = CookieConsent.getUserPreferences();
    if (acceptType === 'all') events.emit('preferences.clickagreetoall');
    else if (acceptType === 'necessary') events.emit('preferences.clickdisagreetoall');
    else events.emit('preferences.clicksavechoices');
    CookieConsent.setCookieData({ value: { surface: 'preferences', purposes }, mode: 'overwrite' });
    const choice = readChoice(document.cookie, settings);
    if (choice) events.chosen(choice);
  }

  await CookieConsent.run({
    autoShow: false,
    mode: 'opt-in',
    revision: notice,
    manageScriptTags: false,
    // Don’t hide from crawlers: they do not press buttons, and tests are taken for crawlers.
    hideFromBots: false,
    cookie: { name: choiceCookieName, expiresAfterDays: choiceDays },
    categories: {
      [necessary]: { enabled: true, readOnly: true },
      ...Object.fromEntries(purposes.map((purpose) => [purpose, {}])),
    },
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    // Only the language of the page is loaded.
    language: {
      default: locale,
      translations: {
        fr: async () => translation((await import('../texts/notice.fr.ts')).noticeFr, settings),
        en: async () => translation((await import('../texts/notice.en.ts')).noticeEn, settings),
      },
    },
    onFirstConsent: onChoice,
    onChange: onChoice,
    onModalShow: () => events.emit('preferences.shown'),
    onModalHide: () => events.emit('preferences.hidden'),
  });
}

function translation(
  { preferences: texts, purposes: purposeTexts }: NoticeTexts,
  { purposes }: ConsentSettings,
): CookieConsent.Translation {
  const sections = [
    { description: texts.intro },
    { title: texts.necessary.title, description: texts.necessary.description, linkedCategory: necessary },
    ...purposes.map((purpose) => ({ ...purposeTexts[purpose], linkedCategory: purpose })),
    { description: texts.outro },
  ];
  return {
    // The site has its own banner.
    consentModal: {},
    preferencesModal: {
      title: texts.title,
      acceptAllBtn: texts.agree,
      acceptNecessaryBtn: texts.disagree,
      savePreferencesBtn: texts.save,
      closeIconLabel: texts.close,
      sections,
    },
  };
}
