import { type DelayMode, delay, type HttpHandler, HttpResponse, http } from 'msw';
import {
  type FormList,
  getRenderToken,
  type HealthAnswer,
  type HealthLiveAnswer,
  health,
  healthLive,
  healthReady,
  idempotencyKeyHeader,
  listForms,
  type RenderTokenAnswer,
  retryAfterUnavailable,
  type SiteLinks,
  type SubmissionAccepted,
  submitForm,
} from '../contract/index.ts';
import { createAddressHandlers, type MockAddressOptions } from './addresses/address-handlers.ts';
import { createCheckoutHandlers } from './checkout/checkout-handlers.ts';
import { createConsentHandlers } from './consent-handlers.ts';
import {
  answerSubmission,
  type Mailbox,
  type MockForm,
  type Sent,
  type Suspicion,
} from './forms/answer-submission.ts';
import { createFormDraftHandlers } from './forms/draft-handlers.ts';
import { createFileHandlers } from './forms/file-handlers.ts';
import type { MockFormDrafts } from './forms/mock-drafts.ts';
import { isSuspect, mockRenderToken } from './forms/mock-render-token.ts';
import { createMaintenanceHandlers } from './maintenance-handlers.ts';
import { createEndingHandlers } from './members/ending-handlers.ts';
import { createMemberHandlers } from './members/member-handlers.ts';
import { createPasswordHandlers } from './members/password-handlers.ts';
import { createRenewalHandlers } from './members/renewal-handlers.ts';
import { createSavedPaymentHandlers } from './members/saved-payment-handlers.ts';
import { createSessionHandlers } from './members/session-handlers.ts';
import { createSignInHandlers, type MockMemberOptions } from './members/sign-in-handlers.ts';
import { mockLinks } from './mock-links.ts';
import { createPriceHandlers, type MockPriceOptions } from './price-handlers.ts';
import { refuse } from './refuse.ts';
import { createSearchHandlers, type MockSearchOptions } from './search/search-handlers.ts';

export type { MockForm } from './forms/answer-submission.ts';

export interface MockApiOptions
  extends MockAddressOptions,
    MockMemberOptions,
    MockPriceOptions,
    MockSearchOptions {
  readonly forms: readonly MockForm[];
  /** `on` asks for a confirmation of a submission that seems automated, like the API. Default `off`. */
  readonly protection?: 'on' | 'off';
  /** The club settings that `GET /api/forms` reports. Default: none. */
  readonly club?: FormList['club'];
  /** The pages to which its answers lead. Default: `mockLinks`. */
  readonly links?: SiteLinks;
}

/**
 * MSW handlers that answer like the API, including statuses, order of checks and idempotency. Submissions are kept in
 * memory.
 */
export function createHandlers(options: MockApiOptions): HttpHandler[] {
  return handlers(options, usual(options));
}

/**
 * Handlers for rare states. `slow` answers after `slowFor` milliseconds (default: never); `lostAnswer` stores the
 * submission and drops the first answer to each key; `confirmNeeded` asks once for each key for a confirmation (428);
 * `genericError` fails (500); `tooMany` limits the rate (429); `unavailable` has no database (503).
 */
export function createStateHandlers(options: MockApiOptions & { readonly slowFor?: DelayMode | number }) {
  const lost = new Set<string | null>();
  const asked = new Set<string>();
  const submit = usual(options);
  return {
    slow: handlers(options, async (form, sent) => {
      await delay(options.slowFor ?? 'infinite');
      return submit(form, sent);
    }),
    lostAnswer: handlers(options, async (form, sent) => {
      const answer = await submit(form, sent);
      const key = sent.request.headers.get(idempotencyKeyHeader);
      if (lost.has(key)) return answer;
      lost.add(key);
      return HttpResponse.error();
    }),
    confirmNeeded: handlers(options, (form, sent) =>
      answer(form, sent, (_submission, key) => {
        const isFirst = !asked.has(key);
        asked.add(key);
        return isFirst;
      }),
    ),
    genericError: handlers(options, () => refuse({ code: 'unexpected' })),
    tooMany: handlers(options, () => refuse({ code: 'too_many' }, 600)),
    unavailable: handlers(options, () => refuse({ code: 'unavailable' }, retryAfterUnavailable)),
  } satisfies Record<string, HttpHandler[]>;
}

type Submit = (form: MockForm, sent: Sent) => Response | Promise<Response>;

function usual({ protection }: MockApiOptions): Submit {
  return (form, sent) => answer(form, sent, protection === 'on' ? isSuspect : () => false);
}

function handlers(
  { forms, club, links = mockLinks, addresses, members, prices, documents, baseUrl = '*' }: MockApiOptions,
  submit: Submit,
): HttpHandler[] {
  const mailbox: Mailbox = new Map();
  const drafts: MockFormDrafts = new Map();
  return [
    http.get(baseUrl + healthLive.path, () => HttpResponse.json({ status: 'ok' } satisfies HealthLiveAnswer)),
    ...[health, healthReady].map(({ path }) =>
      http.get(baseUrl + path, () =>
        HttpResponse.json({ status: 'ok', database: 'ok' } satisfies HealthAnswer),
      ),
    ),
    http.get(baseUrl + listForms.path, () =>
      HttpResponse.json({
        forms: forms.map(({ id, name }) => ({ id, name })),
        links,
        club,
      } satisfies FormList),
    ),
    http.get(baseUrl + getRenderToken.path, () =>
      HttpResponse.json({ token: mockRenderToken() } satisfies RenderTokenAnswer, {
        headers: { 'cache-control': 'no-store' },
      }),
    ),
    http.post(baseUrl + submitForm.path, ({ request, cookies, params }) => {
      const form = forms.find(({ id }) => String(id) === params.formId);
      return form ? submit(form, { request, cookies, mailbox, drafts }) : refuse({ code: 'unknown_form' });
    }),
    ...createFileHandlers({ baseUrl }),
    ...createFormDraftHandlers({ baseUrl, forms, drafts }),
    ...createAddressHandlers({ addresses, baseUrl }),
    ...createConsentHandlers({ baseUrl }),
    ...createMaintenanceHandlers({ baseUrl, links }),
    ...createSignInHandlers({ members, baseUrl }),
    ...createMemberHandlers({ members, baseUrl }),
    ...createRenewalHandlers({ baseUrl }),
    ...createEndingHandlers({ baseUrl }),
    ...createSavedPaymentHandlers({ baseUrl }),
    ...createSessionHandlers({ members, baseUrl }),
    ...createPasswordHandlers({ members, baseUrl }),
    ...createPriceHandlers({ prices, baseUrl }),
    ...createCheckoutHandlers({ baseUrl, links, ...(prices && { prices }) }),
    ...createSearchHandlers({ documents, baseUrl }),
    http.all(`${baseUrl}/api/*`, () => refuse({ code: 'not_found' })),
  ];
}

async function answer(form: MockForm, sent: Sent, suspicion: Suspicion): Promise<Response> {
  const answered = await answerSubmission(form, sent, suspicion);
  if ('refusal' in answered) return refuse(answered.refusal);
  const { reference } = answered;
  return HttpResponse.json({ status: 'success', reference } satisfies SubmissionAccepted);
}
