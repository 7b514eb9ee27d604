import {
  getAutomaticRenewal as getAutomaticRenewalCall,
  setAutomaticRenewal as setAutomaticRenewalCall,
} from '../contract/common/calls.ts';
import type { AutomaticRenewalAnswer, AutomaticRenewalRequest } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call, postJson } from './call.ts';

/** Whether the signed-in member’s membership renews automatically. Never throws. */
export function getAutomaticRenewal(
  options: ApiClientOptions = {},
): Promise<AutomaticRenewalAnswer | CallError> {
  return call<AutomaticRenewalAnswer>(getAutomaticRenewalCall.path, 'automaticRenewal', options);
}

/** Switches it on or off. An error of `isOn` says why it can’t be switched on. Never throws. */
export function setAutomaticRenewal(
  choice: AutomaticRenewalRequest,
  options: ApiClientOptions = {},
): Promise<AutomaticRenewalAnswer | CallError> {
  return call<AutomaticRenewalAnswer>(setAutomaticRenewalCall.path, 'automaticRenewal', options, {
    ...postJson(choice),
    method: setAutomaticRenewalCall.method,
  });
}
