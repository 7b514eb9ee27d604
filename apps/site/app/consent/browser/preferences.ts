import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './preferences.css';
import type { ConsentSurface } from '@jalon/api-client/contract';
import type { ConsentPurpose } from '@jalon/forms/schemas';
import type { Locale } from '@jalon/i18n';
import * as CookieConsent from 'vanilla-cookieconsent';
import { choiceCookieName, necessary, readChoice } from '../choice.ts';
import type { ConsentSettings } from '../consent-settings.ts';
import { choiceDays } from '../notice.ts';
import type { NoticeTexts } from '../texts/notice-texts.ts';
import type { NoticeEvents } from './notice-events.ts';

export interface Preferences {
  show(locale: Locale): Promise<void>;
  hide(): void;
  /** Stores a choice made outside the dialog. */
  choose(granted: readonly ConsentPurpose[], surface: ConsentSurface, locale: Locale): Promise<void>;
}

let started: Promise<Preferences> | undefined;

/** The dialog of vanilla-cookieconsent, which also stores the choice. */
export function preferences(settings: ConsentSettings, events: NoticeEvents): Promise<Preferences> {
  started ??= start(settings, events);
  return started;
}

async function start(settings: ConsentSettings, events: NoticeEvents): Promise<Preferences> {
  const { purposes, notice } = settings;
  let surface: ConsentSurface = 'preferences';

  function onChoice(): void {
    const { acceptType } = CookieConsent.getUserPreferences();
    if (surface === 'preferences') {
      if (acceptType === 'all') events.emit('preferences.clickagreetoall');
      else if (acceptType === 'necessary') events.emit('preferences.clickdisagreetoall');
      else events.emit('preferences.clicksavechoices');
    }
    CookieConsent.setCookieData({ value: { surface, purposes }, mode: 'overwrite' });
    surface = 'preferences';
    const choice = readChoice(document.cookie, settings);
    if (choice) events.chosen(choice);
  }

  const texts = {
    fr: async () => translation((await import('../texts/notice.fr.ts')).noticeFr, settings),
    en: async () => translation((await import('../texts/notice.en.ts')).noticeEn, settings),
  };
  const setLanguage = (locale: Locale) => CookieConsent.setLanguage(locale);

  await CookieConsent.run({
    autoShow: false,
    mode: 'opt-in',
    revision: notice,
    manageScriptTags: false,
    // Crawlers do not press buttons, and tests look like crawlers.
    hideFromBots: false,
    cookie: { name: choiceCookieName, expiresAfterDays: choiceDays },
    categories: {
      [necessary]: { enabled: true, readOnly: true },
      ...Object.fromEntries(purposes.map((purpose) => [purpose, {}])),
    },
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    // Only the language of the page is loaded.
    language: { default: document.documentElement.lang.startsWith('en') ? 'en' : 'fr', translations: texts },
    onFirstConsent: onChoice,
    onChange: onChoice,
    onModalShow: () => events.emit('preferences.shown'),
    onModalHide: () => events.emit('preferences.hidden'),
  });

  return {
    async show(locale) {
      await setLanguage(locale);
      CookieConsent.showPreferences();
    },
    hide: () => CookieConsent.hidePreferences(),
    async choose(granted, on, locale) {
      await setLanguage(locale);
      surface = on;
      CookieConsent.acceptCategory([necessary, ...granted]);
    },
  };
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
    // The banner is the site’s own.
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
