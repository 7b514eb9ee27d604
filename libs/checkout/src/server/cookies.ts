import { checkoutDays, type FlowName, flowNames } from '@jalon/api-client/contract';
import { type HeaderPair, readCookie, serializeCookie } from '@jalon/host';
import * as z from 'zod/mini';
import { flowsStatesCookie } from '../flows-states.ts';

const progress = z.record(z.string(), z.enum(['not_done', 'idle', 'done']));
const flowsStates = z.partialRecord(z.enum(flowNames), progress);

export type StepStates = z.infer<typeof progress>;
export type FlowsStates = Readonly<Partial<Record<FlowName, StepStates>>>;

/** In seconds: as long as the API keeps an unfinished checkout. */
const keptFor = checkoutDays * 86_400;
/** In seconds: for this long after paying, Back shows the receipt. */
const receiptKeptFor = 3_600;

/** The states of the flows in a `Cookie` header; an unreadable cookie counts as not started. */
export function readFlowsStates(cookies: string | null): FlowsStates {
  try {
    return flowsStates.parse(JSON.parse(readCookie(cookies, flowsStatesCookie) ?? '{}'));
  } catch {
    return {};
  }
}

/** The cookie with the flows’ states; without states, it is deleted. Scripts may read it, because it contains nothing personal. */
export function flowsStatesHeader(states: FlowsStates, url: URL): HeaderPair {
  const isEmpty = Object.keys(states).length === 0;
  const value = isEmpty ? '' : JSON.stringify(states);
  return header({ name: flowsStatesCookie, value, maxAge: isEmpty ? 0 : keptFor }, url);
}

const nameOf = (flow: FlowName) => `checkout-${flow}`;
const secretId = /^[\w-]{1,100}$/;

/** The secret id of a flow’s checkout. */
export function readCheckoutId(cookies: string | null, flow: FlowName): string | undefined {
  const id = readCookie(cookies, nameOf(flow));
  return id !== undefined && secretId.test(id) ? id : undefined;
}

export function checkoutIdHeader(flow: FlowName, id: string, url: URL): HeaderPair {
  return header({ name: nameOf(flow), value: id, maxAge: keptFor, httpOnly: true }, url);
}

/** The same cookie for a paid checkout, which only shows the receipt. */
export function paidIdHeader(flow: FlowName, id: string, url: URL): HeaderPair {
  return header({ name: nameOf(flow), value: id, maxAge: receiptKeptFor, httpOnly: true }, url);
}

export function forgetIdHeader(flow: FlowName, url: URL): HeaderPair {
  return header({ name: nameOf(flow), value: '', maxAge: 0, httpOnly: true }, url);
}

/** Not `SameSite=Strict`: the gateway’s pages link back to the host. */
function header(cookie: Parameters<typeof serializeCookie>[0], url: URL): HeaderPair {
  return ['set-cookie', serializeCookie(cookie, url)];
}

/** Whether a browser has state of any flow. */
export function hasFlowState(cookies: string | null): boolean {
  return (
    readCookie(cookies, flowsStatesCookie) !== undefined ||
    flowNames.some((flow) => readCookie(cookies, nameOf(flow)) !== undefined)
  );
}
