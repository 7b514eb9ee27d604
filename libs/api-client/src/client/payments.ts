import { getPaymentSettings as getPaymentSettingsCall } from '../contract/common/calls.ts';
import type { PaymentSettings } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call } from './call.ts';

/** Settings for showing the payment gateway’s fields in a browser. Never throws. */
export function getPaymentSettings(options: ApiClientOptions = {}): Promise<PaymentSettings | CallError> {
  return call<PaymentSettings>(getPaymentSettingsCall.path, 'gateway', options);
}
