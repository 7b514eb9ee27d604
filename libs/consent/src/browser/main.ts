import { localeOfDocument } from '@jalon/i18n';
import type { ConsentAction } from '../choice/ids.ts';
import { readSettings } from '../choice/read-settings.ts';
import { guardTagManager } from '../tags/tag-manager-gate.ts';
import { listenToControls, listenToPage } from './listen.ts';
import { startOwnNotice } from './own-notice.ts';

export interface ConsentStart {
  /** The number of the signed-in member, for the user id of page views; undefined for a visitor. */
  readonly memberNumber?: () => string | undefined;
}

let isStarted = false;

/**
 * Starts the consent script of a page with `ConsentNotice`, without React; a second call does nothing. Until a visitor
 * consents, it loads nothing from other origins and stores nothing.
 */
export function startConsent({ memberNumber = () => undefined }: ConsentStart = {}): void {
  const settings = readSettings();
  if (!settings || isStarted) return;
  isStarted = true;
  guardTagManager(settings, memberNumber);
  if (settings.didomi) {
    const { didomi } = settings;
    void import('./didomi.ts').then(({ startDidomi }) => startDidomi(didomi, localeOfDocument()));
  } else {
    startOwnNotice(settings);
  }
  listenToControls(act);
  if (settings.tagManager) listenToPage();
}

function act(action: ConsentAction): void {
  if (action === 'agree') window.Didomi?.setUserAgreeToAll();
  else if (action === 'disagree') window.Didomi?.setUserDisagreeToAll();
  else window.Didomi?.preferences.show();
}
