import type { HttpHandler } from 'msw';
import { getMaintenance, type MaintenanceAnswer, type SiteLinks } from '../contract/index.ts';
import { handlerAt } from './handle.ts';
import { mockLinks } from './mock-links.ts';

export interface MockMaintenanceOptions {
  /** Default `off`. */
  readonly status?: MaintenanceAnswer['status'];
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
  /** The pages of the site. Default: `mockLinks`. */
  readonly links?: SiteLinks | undefined;
}

/** Handlers that say whether maintenance is on. */
export function createMaintenanceHandlers({
  status = 'off',
  baseUrl = '*',
  links = mockLinks,
}: MockMaintenanceOptions = {}): HttpHandler[] {
  return [
    handlerAt(baseUrl)(getMaintenance, ({ request }) => {
      const locales = new URL(request.url).searchParams.getAll('locale');
      const english = locales.length === 1 && ['en', 'en-ca'].includes(locales[0]?.toLowerCase() ?? '');
      return { status, url: links.maintenance[english ? 'en' : 'fr'] };
    }),
  ];
}
