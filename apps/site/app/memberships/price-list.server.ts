import { createPriceList, type PriceList } from '@jalon/membership/server';
import type { Settings } from '../settings/settings.ts';

const lists = new WeakMap<Settings, PriceList>();

interface Site {
  readonly settings: Settings;
  readonly log: { warn(details: object, message: string): void };
}

/** The price list of the site, for the settings of its process. */
export function priceList({ settings, log }: Site): PriceList {
  const list = lists.get(settings) ?? createPriceList({ api: { baseUrl: settings.apiUrl }, log });
  lists.set(settings, list);
  return list;
}
