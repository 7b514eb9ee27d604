import { localeOfDocument } from '../../document/locale-of-document.ts';
import type { ConsentAction } from '../ids.ts';
import { readSettings } from '../read-settings.ts';
import { listenToControls, listenToPage } from './listen.ts';
import { startOwnNotice } from './own-notice.ts';
import { guardTagManager } from './tag-manager-gate.ts';

// The consent script, on every page and without React. Until a visitor consents, it loads nothing from other origins
// and stores nothing.

const settings = readSettings();
if (settings) {
  guardTagManager(settings);
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
