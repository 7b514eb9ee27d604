import Bowser from 'bowser';

/** Browser and system, as read from the user agent; empty when unknown. */
export interface Device {
  /** For example `Firefox`. */
  readonly browser: string;
  /** An Apple device by its model, for example `iPhone`; any other by its system, for example `Windows`. */
  readonly system: string;
}

/** Real headers are shorter; a longer one is cut. */
const maxLength = 500;

/** The browser and the device in a User-Agent header. */
export function deviceOf(userAgent = ''): Device {
  const text = userAgent.slice(0, maxLength).trim();
  if (text === '') return { browser: '', system: '' };
  const { browser, os, platform } = Bowser.parse(text);
  const isMobileApple = os.name === 'iOS' || platform.model === 'iPad';
  return {
    browser: browser.name ?? '',
    system: (isMobileApple ? platform.model : undefined) ?? os.name ?? '',
  };
}
