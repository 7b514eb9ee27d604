import {
  type MemberSource,
  memberSource,
  residenceAddressCode,
  retryAfterUnavailable,
} from '@jalon/api-client/contract';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from 'cockatiel';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/server/errors.ts';
import { fetchLimited, type UpstreamAnswer } from '../../platform/upstream/fetch-upstream.ts';
import type {
  ContactAddress,
  ContactChange,
  MemberDirectory,
  MembershipChange,
  MembershipPayment,
  MembershipRenewal,
  MembershipSpending,
  NewMembership,
  NewPerson,
} from './member-directory.ts';
import type { DirectoryAccess } from './members.settings.ts';

export interface HttpDirectoryOptions extends DirectoryAccess {
  /** Milliseconds for one answer. Default 3,000: all attempts together take less than the timeout of a page. */
  readonly timeout?: number;
  /** Milliseconds for which the circuit breaker stays open. Default 10,000. */
  readonly recovery?: number;
}

/** Retries of a read, and the first and the longest pause between them, in milliseconds. */
const retries = 2;
const firstPause = 100;
const longestPause = 1_000;
/** Consecutive failures that open the circuit breaker. */
const failuresToBreak = 5;
/** Maximum bytes of an answer. */
const answerLimit = 256 * 1024;

/** The membership system gave no usable answer: `code` is a status or our own code. Never quotes the system. */
export class MemberDirectoryFailed extends Error {
  override readonly name: string = 'MemberDirectoryFailed';
  readonly code: string;

  constructor(code: string) {
    super(`Member directory: ${code}`);
    this.code = code;
  }
}

/** A temporary failure: the same call may succeed soon. */
class MemberDirectoryAway extends MemberDirectoryFailed {
  override readonly name = 'MemberDirectoryAway';
}

/**
 * A membership system with an HTTP API.
 *
 * - `GET members/{number}` answers with `MemberSource` or 404.
 * - `PATCH members/{number}` accepts changes to its `personne`, to `codeTypeRenouvellement` of its `dossierAdhesion`,
 *   and to `codeTypePaiement` of its `paiement`.
 * - `POST memberships` answers with `{ noMembre }`, a number that was never used: the buyer may choose the password of its account.
 * - `POST members/{number}/changes` and `POST members/{number}/renewals` change the membership of a main member.
 * - `POST members/{number}/endings` ends the membership of a main member after `dateFin`, and adds `solde` to the balance. A later
 *   reversal of an earlier request gives back what that request used, and does not resume the membership.
 * - `POST members/{number}/balances` adds `solde`, which may be negative, to the balance.
 * - `POST reversals` takes back what the request `idDemande`, an `Idempotency-Key`, changed.
 *
 * Every POST has an `Idempotency-Key`: the system must process each key once, and repeat the answer for a repeated
 * key. Reads are retried after temporary failures, changes are not. After consecutive failures a circuit breaker
 * refuses calls immediately.
 */
export function httpDirectory(options: HttpDirectoryOptions): MemberDirectory {
  const { recovery = 10_000 } = options;
  const passing = handleType(MemberDirectoryAway);
  const breaker = circuitBreaker(passing, {
    halfOpenAfter: recovery,
    breaker: new ConsecutiveBreaker(failuresToBreak),
  });
  const retried = wrap(
    retry(passing, {
      maxAttempts: retries,
      backoff: new ExponentialBackoff({ initialDelay: firstPause, maxDelay: longestPause }),
    }),
    breaker,
  );

  /** Converts errors of the directory to errors of the contract. */
  async function refusing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        throw new ApiError('unavailable', { cause: error, retryAfter: Math.ceil(recovery / 1000) });
      }
      if (error instanceof MemberDirectoryAway) {
        throw new ApiError('unavailable', { cause: error, retryAfter: retryAfterUnavailable });
      }
      if (error instanceof MemberDirectoryFailed) throw new ApiError('upstream_failed', { cause: error });
      throw error;
    }
  }

  return {
    find: (memberNumber) =>
      refusing(async () => {
        const text = await retried.execute(() => call(options, pathOf(memberNumber), { method: 'GET' }));
        return text === undefined ? undefined : read(text, memberNumber);
      }),
    updateContact: (memberNumber, change) => patch(memberNumber, { personne: toPerson(change) }),
    createMembership: (requestId, membership) =>
      refusing(async () => {
        const text = await post('memberships', requestId, toNewMembership(membership));
        const created = z.safeParse(createdMembership, parseJson(text ?? ''));
        if (!created.success) throw new MemberDirectoryFailed('not_understood');
        return created.data.noMembre;
      }),
    changeMembership: (requestId, memberNumber, change) =>
      add('changes', requestId, memberNumber, toChange(change)),
    setAutomaticRenewal: (memberNumber, isOn) =>
      patch(memberNumber, { dossierAdhesion: { codeTypeRenouvellement: renewalType(isOn) } }),
    setPaymentType: (memberNumber, paymentTypeCode) =>
      patch(memberNumber, { paiement: { codeTypePaiement: paymentTypeCode } }),
    renewMembership: (requestId, memberNumber, renewal) =>
      add('renewals', requestId, memberNumber, toRenewal(renewal)),
    addToBalance: (requestId, memberNumber, cents) =>
      add('balances', requestId, memberNumber, { solde: dollars(cents) }),
    endMembership: (requestId, memberNumber, { endsOn, balanceCents }) =>
      add('endings', requestId, memberNumber, { dateFin: endsOn, solde: dollars(balanceCents) }),
    takeBack: (requestId) =>
      refusing(async () => {
        const answer = await post('reversals', `${requestId}:reversal`, { idDemande: requestId });
        if (answer === undefined) throw new MemberDirectoryFailed('http_404');
      }),
  };

  /** Changes a member; false when no member has this number. */
  function patch(memberNumber: string, change: object): Promise<boolean> {
    const init = { method: 'PATCH', body: JSON.stringify(change) } as const;
    return refusing(
      async () => (await breaker.execute(() => call(options, pathOf(memberNumber), init))) !== undefined,
    );
  }

  /** Posts to one of a member's collections; false when no member has this number. */
  function add(collection: string, requestId: string, memberNumber: string, body: object): Promise<boolean> {
    return refusing(
      async () => (await post(`${pathOf(memberNumber)}/${collection}`, requestId, body)) !== undefined,
    );
  }

  function post(path: string, requestId: string, body: object): Promise<string | undefined> {
    const init = { method: 'POST', body: JSON.stringify(body), idempotencyKey: requestId } as const;
    return breaker.execute(() => call(options, path, init));
  }
}

const createdMembership = z.object({ noMembre: z.string().check(z.regex(/^\d{1,10}$/)) });

interface CallInit {
  readonly method: 'GET' | 'PATCH' | 'POST';
  readonly body?: string;
  readonly idempotencyKey?: string;
}

const pathOf = (memberNumber: string) => `members/${encodeURIComponent(memberNumber)}`;

/** The text of an answer; undefined when there is no such member. */
async function call(
  { baseUrl, key, timeout = 3_000 }: HttpDirectoryOptions,
  path: string,
  { idempotencyKey, ...init }: CallInit,
): Promise<string | undefined> {
  const answer = await fetchLimited(`${baseUrl}${path}`, {
    ...init,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${key}`,
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    service: 'member_directory',
    timeout,
    limit: answerLimit,
  });
  if (answer === 'too_large') throw new MemberDirectoryFailed(answer);
  if (typeof answer === 'string') throw new MemberDirectoryAway(answer);
  return textOf(answer);
}

function textOf({ status, text }: UpstreamAnswer): string | undefined {
  if (status === 200 || status === 201 || status === 204) return text;
  if (status === 404) return undefined;
  const code = `http_${status}`;
  throw status >= 500 || status === 429 ? new MemberDirectoryAway(code) : new MemberDirectoryFailed(code);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MemberDirectoryFailed('no_json');
  }
}

function read(text: string, memberNumber: string): MemberSource {
  const parsed = memberSource.safeParse(parseJson(text));
  if (!parsed.success) throw new MemberDirectoryFailed('not_understood');
  // Never shows a member someone else's data, even if the system answers with it.
  if (parsed.data.resMemberData.membres[0].noMembre !== memberNumber) {
    throw new MemberDirectoryFailed('another_member');
  }
  return parsed.data;
}

/** A change with the property names of `MemberSource`; unchanged properties are missing. */
function toPerson({ address, ...change }: ContactChange) {
  const telephones = {
    residentiel: change.homePhone,
    cellulaire: change.mobilePhone,
    travail: change.workPhone,
    posteTravail: change.workExtension,
  };
  return {
    courriel: change.email,
    telephones: Object.values(telephones).some((phone) => phone !== undefined) ? telephones : undefined,
    adresses: address && [toAddress(address)],
  };
}

function toAddress(address: ContactAddress) {
  return {
    adresse: address.address,
    appartement: address.apartment,
    ville: address.city,
    province: address.province,
    codePostal: address.postalCode,
    pays: 'CAN',
    codeTypeAdresse: residenceAddressCode,
    indAdresseNormalise: address.normalised,
  };
}

/** A new person. The day of birth is unknown: the forms do not ask for it. */
function toNewMember(person: NewPerson) {
  const { phone, phoneType } = person;
  return {
    indOptionVR: person.optionVr,
    personne: {
      prenom: person.firstName,
      nom: person.lastName,
      codeGenre: person.genderCode,
      courriel: person.email,
      dateNaissance: `${person.birthYear}-${String(person.birthMonth).padStart(2, '0')}`,
      telephones: {
        residentiel: phoneType === 'home' ? phone : '',
        cellulaire: phoneType === 'mobile' ? phone : '',
        travail: phoneType === 'work' ? phone : '',
      },
    },
  };
}

/** Amounts are in dollars, as in `MemberSource`. */
const dollars = (cents: number) => cents / 100;

const renewalType = (isAutomatic: boolean) => (isAutomatic ? 'A' : 'R');

function toPayment(payment: MembershipPayment) {
  return {
    codeTypeRenouvellement: renewalType(payment.renewsAutomatically),
    paiement: {
      codeTypePaiement: payment.paymentTypeCode,
      indPaiementMensuel: payment.paidMonthly,
      montantPrixMensuel: dollars(payment.pricePerMonthCents),
    },
  };
}

function toSpending(spent: MembershipSpending) {
  return {
    dollarsCAA: dollars(spent.clubDollarsCents),
    rabaisInstantanne: dollars(spent.instantDiscountsCents),
    solde: dollars(spent.balanceCents),
  };
}

/** The first of `membres` is the main member. */
function toNewMembership(membership: NewMembership) {
  const { main, additional, address, optionCode, receivedAsGift, expiresOn, referredBy } = membership;
  return {
    codeOptionAdhesion: optionCode,
    indRecuEnCadeau: receivedAsGift,
    dateExpiration: expiresOn,
    ...(referredBy !== undefined && { noMembreRecommande: referredBy }),
    ...toPayment(membership),
    membres: [main, ...additional].map(toNewMember),
    adresse: toAddress(address),
  };
}

function toChange(change: MembershipChange) {
  const { optionCode, optionVr, added, modified, renewsAutomatically, addedPerMonthCents, spent } = change;
  return {
    codeOptionAdhesion: optionCode,
    ...(renewsAutomatically !== undefined && { codeTypeRenouvellement: renewalType(renewsAutomatically) }),
    indOptionVR: optionVr,
    membresAjoutes: added.map(toNewMember),
    membresModifies: modified.map((one) => ({ noMembre: one.memberNumber, indOptionVR: one.optionVr })),
    montantMensuelAjoute: dollars(addedPerMonthCents),
    utilise: toSpending(spent),
  };
}

function toRenewal(renewal: MembershipRenewal) {
  return {
    codeOptionAdhesion: renewal.optionCode,
    indOptionVR: renewal.optionVr,
    dateExpiration: renewal.expiresOn,
    ...toPayment(renewal),
    utilise: toSpending(renewal.spent),
  };
}
