import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  getMaintenance,
  type MaintenanceAnswer,
  retryAfterUnavailable,
  type SiteLinks,
} from '../contract/index.ts';
import { mockLinks } from './mock-links.ts';
import { refuse } from './refuse.ts';

export interface MockMaintenanceOptions {
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
  /** The pages of the site. Default: `mockLinks`. */
  readonly links?: SiteLinks | undefined;
}

/** Handlers with maintenance off. */
export function createMaintenanceHandlers({
  baseUrl = '*',
  links = mockLinks,
}: MockMaintenanceOptions = {}): HttpHandler[] {
  return [http.get(baseUrl + getMaintenance.path, ({ request }) => answer('off', request, links))];
}

/** Handlers for rare states: maintenance is `on`; `unavailable` has no database (503). */
export function createMaintenanceStateHandlers({
  baseUrl = '*',
  links = mockLinks,
}: MockMaintenanceOptions = {}) {
  const path = baseUrl + getMaintenance.path;
  return {
    on: [http.get(path, ({ request }) => answer('on', request, links))],
    unavailable: [http.get(path, () => refuse({ code: 'unavailable' }, retryAfterUnavailable))],
  } satisfies Record<string, HttpHandler[]>;
}

function answer(status: MaintenanceAnswer['status'], { url }: Request, { maintenance }: SiteLinks): Response {
  const locales = new URL(url).searchParams.getAll('locale');
  const english = locales.length === 1 && ['en', 'en-ca'].includes(locales[0]?.toLowerCase() ?? '');
  return HttpResponse.json({
    status,
    url: maintenance[english ? 'en' : 'fr'],
  } satisfies MaintenanceAnswer);
}
