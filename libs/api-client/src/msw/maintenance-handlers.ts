import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  getMaintenance,
  type MaintenanceAnswer,
  maintenancePaths,
  retryAfterUnavailable,
} from '../contract/index.ts';
import { refuse } from './refuse.ts';

export interface MockMaintenanceOptions {
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** Handlers with maintenance off. */
export function createMaintenanceHandlers({ baseUrl = '*' }: MockMaintenanceOptions = {}): HttpHandler[] {
  return [http.get(baseUrl + getMaintenance.path, ({ request }) => answer('off', request))];
}

/** Handlers for rare states: maintenance is `on`; `unavailable` has no database (503). */
export function createMaintenanceStateHandlers({ baseUrl = '*' }: MockMaintenanceOptions = {}) {
  const path = baseUrl + getMaintenance.path;
  return {
    on: [http.get(path, ({ request }) => answer('on', request))],
    unavailable: [http.get(path, () => refuse({ code: 'unavailable' }, retryAfterUnavailable))],
  } satisfies Record<string, HttpHandler[]>;
}

function answer(status: MaintenanceAnswer['status'], { url }: Request): Response {
  const locales = new URL(url).searchParams.getAll('locale');
  const english = locales.length === 1 && ['en', 'en-ca'].includes(locales[0]?.toLowerCase() ?? '');
  return HttpResponse.json({
    status,
    url: maintenancePaths[english ? 'en' : 'fr'],
  } satisfies MaintenanceAnswer);
}
