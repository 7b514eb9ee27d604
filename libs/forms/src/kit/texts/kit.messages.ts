import { defineCatalog } from '@jalon/i18n';
import { editedFormMessages } from './edited-form.messages.ts';
import { formMessages } from './form.messages.ts';

/** The texts of every form, for a host that replaces some. A form loads them in two parts. */
export const kitMessages = defineCatalog('forms.kit', {
  fr: { ...editedFormMessages.fr, ...formMessages.fr },
  en: { ...editedFormMessages.en, ...formMessages.en },
});
