import { defineCatalog } from '@jalon/i18n';

export const chooseMessages = defineCatalog('membership.choose', {
  fr: { present: 'Votre adhésion actuelle', modify: 'Modifier', modifyWhat: 'mon adhésion' },
  en: { present: 'Your current membership', modify: 'Change', modifyWhat: 'my membership' },
});
