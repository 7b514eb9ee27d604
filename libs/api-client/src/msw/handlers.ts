import { type DelayMode, delay, type HttpHandler, HttpResponse, http } from 'msw';
import {
  type FormList,
  type HealthAnswer,
  type HealthLiveAnswer,
  health,
  healthLive,
  healthReady,
  idempotencyKeyHeader,
  listForms,
  retryAfterUnavailable,
  type SubmissionAccepted,
  submitForm,
} from '../contract/index.ts';
import { createAddressHandlers, type MockAddressOptions } from './address-handlers.ts';
import { answerSubmission, type Mailbox, type MockForm } from './answer-submission.ts';
import { createLoginHandlers, type MockMemberOptions } from './login-handlers.ts';
import { createMaintenanceHandlers } from './maintenance-handlers.ts';
import { createMemberHandlers } from './member-handlers.ts';
import { refuse } from './refuse.ts';
import { createSearchHandlers, type MockSearchOptions } from './search-handlers.ts';

export type { MockForm } from './answer-submission.ts';

export interface MockApiOptions extends MockAddressOptions, MockMemberOptions, MockSearchOptions {
  readonly forms: readonly MockForm[];
}

/**
 * Handlers for MSW that answer as the API does, statuses, order of checks and idempotency included; what
 * is sent is kept in memory.
 */
export function createHandlers(options: MockApiOptions): HttpHandler[] {
  return handlers(options, (form, request, mailbox) => submit(form, request, mailbox));
}

/**
 * Handlers for what is rare, for stories and tests. `slow` answers after `slowFor` milliseconds (default:
 * never); `lostAnswer` stores, and loses the first answer to each key on the way; `genericError` fails
 * (500); `tooMany` has counted too many (429); `unavailable` has no database (503).
 */
export function createStateHandlers(options: MockApiOptions & { readonly slowFor?: DelayMode | number }) {
  const lost = new Set<string | null>();
  return {
    slow: handlers(options, async (form, request, mailbox) => {
      await delay(options.slowFor ?? 'infinite');
      return submit(form, request, mailbox);
    }),
    lostAnswer: handlers(options, async (form, request, mailbox) => {
      const answer = await submit(form, request, mailbox);
      const key = request.headers.get(idempotencyKeyHeader);
      if (lost.has(key)) return answer;
      lost.add(key);
      return HttpResponse.error();
    }),
    genericError: handlers(options, () => refuse({ code: 'unexpected' })),
    tooMany: handlers(options, () => refuse({ code: 'too_many' }, 600)),
    unavailable: handlers(options, () => refuse({ code: 'unavailable' }, retryAfterUnavailable)),
  } satisfies Record<string, HttpHandler[]>;
}

type Answer = Response | Promise<Response>;

function handlers(
  { forms, addresses, members, documents, baseUrl = '*' }: MockApiOptions,
  answer: (form: MockForm, request: Request, mailbox: Mailbox) => Answer,
): HttpHandler[] {
  const mailbox: Mailbox = new Map();
  return [
    http.get(baseUrl + healthLive.path, () => HttpResponse.json({ status: 'ok' } satisfies HealthLiveAnswer)),
    ...[health, healthReady].map(({ path }) =>
      http.get(baseUrl + path, () =>
        HttpResponse.json({ status: 'ok', database: 'ok' } satisfies HealthAnswer),
      ),
    ),
    http.get(baseUrl + listForms.path, () =>
      HttpResponse.json({
        forms: forms.map(({ id, name, paths }) => ({ id, name, paths })),
      } satisfies FormList),
    ),
    http.post(baseUrl + submitForm.path, ({ request, params }) => {
      const form = forms.find(({ id }) => String(id) === params.formId);
      return form ? answer(form, request, mailbox) : refuse({ code: 'unknown_form' });
    }),
    ...createAddressHandlers({ addresses, baseUrl }),
    ...createMaintenanceHandlers({ baseUrl }),
    ...createLoginHandlers({ members, baseUrl }),
    ...createMemberHandlers({ members, baseUrl }),
    ...createSearchHandlers({ documents, baseUrl }),
    http.all(`${baseUrl}/api/*`, () => refuse({ code: 'not_found' })),
  ];
}

async function submit(form: MockForm, request: Request, mailbox: Mailbox): Promise<Response> {
  const answer = await answerSubmission(form, request, mailbox);
  if ('refusal' in answer) return refuse(answer.refusal);
  const { reference } = answer;
  return HttpResponse.json({ status: 'success', reference } satisfies SubmissionAccepted);
}
