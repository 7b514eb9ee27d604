import { type ConsentSettings, settingsAttribute } from './consent-settings.ts';

/** The settings in the page; undefined if nothing needs consent. */
export function readSettings(): ConsentSettings | undefined {
  const json = document.querySelector(`[${settingsAttribute}]`)?.getAttribute(settingsAttribute);
  return json ? (JSON.parse(json) as ConsentSettings) : undefined;
}
