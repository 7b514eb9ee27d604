import { defineCatalog } from '@jalon/i18n';

/** Each language in its own language: someone looking for it may not read the other. */
const names = { fr: 'Français', en: 'English' };

export const languageSwitchMessages = defineCatalog('ui.language-switch', { fr: names, en: names });
