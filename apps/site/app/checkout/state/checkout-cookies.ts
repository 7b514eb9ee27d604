import { checkoutDays, type FlowName, flowNames } from '@jalon/api-client/contract';
import { readCookie } from '@jalon/host';
import type { Localized } from '@jalon/i18n';
import * as z from 'zod/mini';
import { flowPath, isForMembers } from '../checkout-pages.ts';
import { flowsStatesCookie } from './flows-states.ts';

const progress = z.record(z.string(), z.enum(['not_done', 'idle', 'done']));
const flowsStates = z.partialRecord(z.enum(flowNames), progress);

export type StepStates = z.infer<typeof progress>;
export type FlowsStates = Readonly<Partial<Record<FlowName, StepStates>>>;

/** In seconds: as long as the API keeps an unfinished checkout. */
const keptFor = checkoutDays * 86_400;
/** In seconds: for this long, Back shows the receipt after paying. */
const receiptKeptFor = 3_600;

interface Attributes {
  readonly maxAge: number;
  readonly protocol: string;
  readonly readable?: boolean;
}

function cookie(name: string, value: string, { maxAge, protocol, readable = false }: Attributes): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    // Not Strict: the gateway’s pages link back to the site.
    'SameSite=Lax',
    ...(readable ? [] : ['HttpOnly']),
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
}

/** The states of the flows in a `Cookie` header; an unreadable cookie counts as not started. */
export function readFlowsStates(cookies: string | null): FlowsStates {
  try {
    return flowsStates.parse(JSON.parse(readCookie(cookies, flowsStatesCookie) ?? '{}'));
  } catch {
    return {};
  }
}

/** The first page of a member’s flow that was not finished in this browser. */
export function openMemberFlow(cookies: string | null): Localized<string> | undefined {
  const states = readFlowsStates(cookies);
  const flow = flowNames.find((name) => isForMembers(name) && states[name]);
  return flow && flowPath(flow);
}

/** The cookie with the flows’ states; without states, it is deleted. Scripts may read it, because it contains nothing personal. */
export function flowsStatesHeader(states: FlowsStates, protocol: string): string {
  const isEmpty = Object.keys(states).length === 0;
  return cookie(flowsStatesCookie, isEmpty ? '' : encodeURIComponent(JSON.stringify(states)), {
    maxAge: isEmpty ? 0 : keptFor,
    protocol,
    readable: true,
  });
}

const checkoutCookie = (flow: FlowName) => `checkout-${flow}`;
const placedCookie = (flow: FlowName) => `placed-${flow}`;
const secretId = /^[\w-]{1,100}$/;

/** The secret id of a flow’s unfinished checkout. */
export function readCheckoutId(cookies: string | null, flow: FlowName): string | undefined {
  const id = readCookie(cookies, checkoutCookie(flow));
  return id && secretId.test(id) ? id : undefined;
}

/** The cookie with that id, or its deletion. */
export function checkoutIdHeader(flow: FlowName, id: string | undefined, protocol: string): string {
  return cookie(checkoutCookie(flow), id ?? '', { maxAge: id === undefined ? 0 : keptFor, protocol });
}

/** The attempt that paid the last order of a flow, so that Back shows its receipt; not one of another member. */
export function readPlacedAttempt(
  cookies: string | null,
  flow: FlowName,
  memberNumber = '',
): string | undefined {
  const [id = '', owner = ''] = readCookie(cookies, placedCookie(flow))?.split('.') ?? [];
  return secretId.test(id) && owner === memberNumber ? id : undefined;
}

export function placedAttemptHeader(
  flow: FlowName,
  attemptId: string,
  { protocol, memberNumber }: { readonly protocol: string; readonly memberNumber?: string | undefined },
): string {
  const value = memberNumber === undefined ? attemptId : `${attemptId}.${memberNumber}`;
  return cookie(placedCookie(flow), value, { maxAge: receiptKeptFor, protocol });
}

/** Whether a browser has state of any flow. */
export function hasFlowState(cookies: string | null): boolean {
  return (
    readCookie(cookies, flowsStatesCookie) !== undefined ||
    flowNames.some((flow) => readCookie(cookies, checkoutCookie(flow)) !== undefined)
  );
}

/** `Set-Cookie` headers that delete the state of every flow. */
export function flushHeaders(protocol: string): string[] {
  return [
    flowsStatesHeader({}, protocol),
    ...flowNames.map((flow) => checkoutIdHeader(flow, undefined, protocol)),
  ];
}
