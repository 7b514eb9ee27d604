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
import { answerSubmission, type MockForm, type Stored } from './forms/answer-submission.ts';
import { createFormDraftHandlers } from './forms/draft-handlers.ts';
import { createFileHandlers } from './forms/file-handlers.ts';
import { isSuspect, mockRenderToken } from './forms/mock-render-token.ts';
import { type Asked, handlerAt, Refused, refuse } from './handle.ts';
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

export type { MockForm } from './forms/answer-submission.ts';

export interface MockApiOptions extends MockAddressOptions, MockMemberOptions, MockPriceOptions {
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
  const confirmed = new Set<string>();
  const submit = usual(options);
  return {
    slow: handlers(options, async (...submission) => {
      await delay(options.slowFor ?? 'infinite');
      return submit(...submission);
    }),
    lostAnswer: handlers(options, async (form, asked, stored) => {
      const key = asked.request.headers.get(idempotencyKeyHeader);
      if (lost.has(key)) return submit(form, asked, stored);
      lost.add(key);
      await submit(form, asked, stored);
      return HttpResponse.error();
    }),
    confirmNeeded: handlers(options, (form, asked, stored) =>
      answerSubmission(form, asked, stored, (_submission, key) => {
        const isFirst = !confirmed.has(key);
        confirmed.add(key);
        return isFirst;
      }),
    ),
    genericError: handlers(options, () => refuse(new Refused('unexpected'))),
    tooMany: handlers(options, () => refuse(new Refused('too_many'), 600)),
    unavailable: handlers(options, () => refuse(new Refused('unavailable'), retryAfterUnavailable)),
  } satisfies Record<string, HttpHandler[]>;
}

type Submit = (
  form: MockForm,
  asked: Asked,
  stored: Stored,
) => SubmissionAccepted | Response | Promise<SubmissionAccepted | Response>;

function usual({ protection }: MockApiOptions): Submit {
  return (form, asked, stored) =>
    answerSubmission(form, asked, stored, protection === 'on' ? isSuspect : () => false);
}

function handlers(
  { forms, club, links = mockLinks, addresses, members, prices, baseUrl = '*' }: MockApiOptions,
  submit: Submit,
): HttpHandler[] {
  const stored = { mailbox: new Map(), drafts: new Map() } satisfies Stored;
  const on = handlerAt(baseUrl);
  return [
    http.get(baseUrl + healthLive.path, () => HttpResponse.json({ status: 'ok' } satisfies HealthLiveAnswer)),
    ...[health, healthReady].map(({ path }) =>
      http.get(baseUrl + path, () =>
        HttpResponse.json({ status: 'ok', database: 'ok' } satisfies HealthAnswer),
      ),
    ),
    on(listForms, () => ({ forms: forms.map(({ id, name }) => ({ id, name })), links, club })),
    on(getRenderToken, () =>
      HttpResponse.json({ token: mockRenderToken() } satisfies RenderTokenAnswer, {
        headers: { 'cache-control': 'no-store' },
      }),
    ),
    on(submitForm, (asked) => {
      const form = forms.find(({ id }) => String(id) === asked.param('formId'));
      if (!form) throw new Refused('unknown_form');
      return submit(form, asked, stored);
    }),
    ...createFileHandlers({ baseUrl }),
    ...createFormDraftHandlers({ baseUrl, forms, drafts: stored.drafts }),
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
    http.all(`${baseUrl}/api/*`, () => refuse(new Refused('not_found'))),
  ];
}
