import { type ApiClientOptions, call, isCallError, recordConsent } from '@jalon/api-client';
import type { ConsentPurpose } from '@jalon/club';
import { type Answer, checkOptions, page, redirect } from '@jalon/host';
import { type Localized, localeFromPath } from '@jalon/i18n';
import { choiceCookie, grantedBy, makeChoice, readChoice, type StoredChoice } from '../choice/choice.ts';
import { noticeVersion } from '../choice/notice.ts';
import { proofOf } from '../choice/proof.ts';

/** Maximum milliseconds that the response waits for the API to record the proof. */
const recordTimeout = 3_000;

/** The parameter of the page after a choice. */
const doneParameter = 'done';

/** The values of the three buttons. */
const answers = ['agree', 'disagree', 'save'] as const;

/** The page of choices: JSON. */
export interface ConsentView {
  readonly paths: Localized<string>;
  /** What visitors are asked about; empty when nothing needs consent. */
  readonly purposes: readonly ConsentPurpose[];
  /** The choices are made in the window of a consent service. */
  readonly isElsewhere: boolean;
  /** A choice was saved just now. */
  readonly isSaved: boolean;
  /** The present choice. */
  readonly choice:
    | { readonly id: string; readonly date: string; readonly granted: readonly ConsentPurpose[] }
    | undefined;
}

export interface ConsentOptions {
  /** What visitors are asked about; empty when nothing needs consent. */
  readonly purposes: readonly ConsentPurpose[];
  /** Didomi shows the notice and keeps the proofs. */
  readonly isElsewhere?: boolean;
  /** The page of choices, in both languages. */
  readonly paths: Localized<string>;
  /** The API that records the proofs. */
  readonly api: ApiClientOptions;
  readonly log: { warn(details: object, message: string): void };
}

export interface ConsentEngine {
  /** Answers the page of choices. */
  load(request: Request): Answer<ConsentView>;
  /** Stores a choice without JavaScript: the cookie, and its proof in the API; 400 without an answer. */
  post(request: Request): Promise<Answer<ConsentView>>;
}

const noStore = [['cache-control', 'no-store']] as const;

/**
 * The page of choices about cookies, and the posts of the notice without JavaScript.
 * @throws Error that names an option that is missing or wrong
 */
export function createConsent({
  purposes,
  isElsewhere = false,
  paths,
  api,
  log,
}: ConsentOptions): ConsentEngine {
  checkOptions('createConsent', { paths, api }, { paths: [], club: false });
  const notice = { notice: noticeVersion, purposes };

  function viewOf(request: Request): ConsentView {
    const choice = readChoice(request.headers.get('cookie'), notice);
    return {
      paths,
      purposes,
      isElsewhere,
      isSaved: new URL(request.url).searchParams.get(doneParameter) === 'saved',
      choice: choice && {
        id: choice.consentId,
        date: choice.lastConsentTimestamp,
        granted: grantedBy(choice, purposes),
      },
    };
  }

  /** The choice, marked once the API has its proof. Otherwise a later page’s script sends it again. */
  async function recorded(choice: StoredChoice): Promise<StoredChoice> {
    const answer = await call(recordConsent, { body: proofOf(choice) }, { ...api, timeout: recordTimeout });
    if (!isCallError(answer)) return { ...choice, data: choice.data && { ...choice.data, recorded: true } };
    log.warn({ code: answer.code }, 'The proof of a consent was not recorded');
    return choice;
  }

  return {
    load: (request) => page(viewOf(request), { headers: noStore }),

    async post(request) {
      const url = new URL(request.url);
      const form = await request.formData().catch(() => new FormData());
      const answer = answers.find((one) => one === form.get('choice'));
      // Without an answer, the present choice stays.
      if (!answer) return page(viewOf(request), { status: 400, headers: noStore });
      const chosen = answer === 'agree' ? purposes : form.getAll('purpose');
      const granted = answer === 'disagree' ? [] : purposes.filter((purpose) => chosen.includes(purpose));
      const locale = localeFromPath(url.pathname);
      const former = readChoice(request.headers.get('cookie'), notice);
      const choice = makeChoice({ granted, surface: 'page', locale, former }, notice);
      const cookie = choiceCookie(await recorded(choice), url.protocol);
      return redirect(`${paths[locale]}?${new URLSearchParams({ [doneParameter]: 'saved' })}`, {
        headers: [...noStore, ['set-cookie', cookie]],
      });
    },
  };
}
