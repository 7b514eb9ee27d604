import { defineCatalog } from '@jalon/i18n';

/** Each language in itself, whatever the page’s: who looks for it may read no other. */
const names = { fr: 'Français', en: 'English' };

export const languageSwitchMessages = defineCatalog('ui.language-switch', { fr: names, en: names });
