import { getMaintenance as getMaintenanceCall } from '../contract/common/calls.ts';
import type { MaintenanceAnswer } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call } from './call.ts';

/** Whether maintenance is on, and the page to redirect to; `locale` is that of the page. Never throws. */
export function getMaintenance(
  locale: 'fr' | 'en' | 'en-ca',
  options: ApiClientOptions = {},
): Promise<MaintenanceAnswer | CallError> {
  return call(`${getMaintenanceCall.path}?${new URLSearchParams({ locale })}`, 'url', options);
}
