import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  type ErrorAnswer,
  errorStatus,
  getMembershipPrices,
  getRenderToken,
  idempotencyKey,
  idempotencyKeyHeader,
  type MembershipPrices,
  type RenderTokenAnswer,
  type SubmissionAccepted,
  submitForm,
} from '@jalon/api-client/contract';
import { defaultClub } from '@jalon/club';
import { formDefinitions, parseSubmission } from '@jalon/forms/schemas';
import { listen } from '../vite/listen.ts';

const forms = formDefinitions(defaultClub);

/** A submission that the stand-in accepted: the form, idempotency key, member and fields. */
export interface Received {
  formId: string;
  key: string;
  /** The visitor’s address according to the host. */
  visitor: string | string[] | undefined;
  body: Record<string, unknown>;
}

/** The token that the stand-in gives to every page. */
export const renderToken = 'stand-in-token';

/** The price list. Jalon Famille has a yearly price only, and Jalon Premier has no price. */
const prices: MembershipPrices = {
  date: '2026-11-23',
  prices: [
    { codeOptionAdhesion: 'BASE', price: { monthly_price: 1_111, yearly_price: 13_332 } },
    { codeOptionAdhesion: 'PLUS', price: { monthly_price: 1_222, yearly_price: 14_664 } },
    { codeOptionAdhesion: 'FAM', price: { yearly_price: 19_999 } },
  ],
};

/** The path of the host’s own form, and the value that it rejects. */
const towingPath = '/api/towing';
export const unknownPlate = 'XXX9999';

/** A server that issues tokens, has prices and accepts submissions according to the contract, in memory. */
export async function startStandIn() {
  const received: Received[] = [];
  const path = new RegExp(`^${submitForm.path.replace(':formId', '(\\d+)')}$`);

  const server = createServer(async (request, response) => {
    const answer = (
      status: number,
      body: ErrorAnswer | MembershipPrices | RenderTokenAnswer | SubmissionAccepted,
    ) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (
      code: keyof typeof errorStatus,
      errors: ErrorAnswer['errors'] = { generic: 'tryAgainLater' },
    ) => answer(errorStatus[code], { status: 'error', code, errors });

    if (request.url === getRenderToken.path && request.method === getRenderToken.method) {
      return answer(200, { token: renderToken });
    }
    if (request.url === getMembershipPrices.path) return answer(200, prices);
    if (request.url === towingPath) {
      const body = await bodyOf(request);
      const isKnown = body.plate !== unknownPlate;
      if (isKnown) received.push({ formId: 'towing', key: '', visitor: undefined, body });
      const [status, answer] = isKnown ? [200, {}] : [422, { plate: 'unknownPlate' }];
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }
    const [, formId] = path.exec(request.url ?? '') ?? [];
    if (!formId || request.method !== submitForm.method) return refuse('not_found');
    const key = idempotencyKey.safeParse(request.headers[idempotencyKeyHeader]);
    if (!key.success) return refuse('invalid_idempotency_key');
    const form = forms.find(({ id }) => String(id) === formId);
    if (!form) return refuse('unknown_form');
    const body = await bodyOf(request);
    const { errors } = parseSubmission(form, body);
    if (errors) return refuse('invalid_fields', Object.fromEntries(Object.entries(errors).filter(isDefined)));
    received.push({ formId, key: key.data, visitor: request.headers['x-forwarded-for'], body });
    return answer(200, { status: 'success', reference: 'BCDFGHJKLM' });
  });

  return { received, ...(await listen(server)) };
}

function isDefined(entry: [string, string | undefined]): entry is [string, string] {
  return entry[1] !== undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  return JSON.parse(await text(request));
}
