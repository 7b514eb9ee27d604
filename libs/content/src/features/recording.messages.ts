import { defineCatalog } from '@jalon/i18n';

export const recordingMessages = defineCatalog('content.recording', {
  fr: { captions: 'Sous-titres' },
  en: { captions: 'Captions' },
});
