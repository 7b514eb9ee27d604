import { type HttpHandler, HttpResponse, http } from 'msw';
import { getMaintenance, type MaintenanceAnswer, type SiteLinks } from '../contract/index.ts';
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
  return [http.get(baseUrl + getMaintenance.path, ({ request }) => answer(status, request, links))];
}

function answer(status: MaintenanceAnswer['status'], { url }: Request, { maintenance }: SiteLinks): Response {
  const locales = new URL(url).searchParams.getAll('locale');
  const english = locales.length === 1 && ['en', 'en-ca'].includes(locales[0]?.toLowerCase() ?? '');
  return HttpResponse.json({
    status,
    url: maintenance[english ? 'en' : 'fr'],
  } satisfies MaintenanceAnswer);
}
