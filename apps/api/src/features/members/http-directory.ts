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
import { ApiError } from '../../platform/server/errors.ts';
import { fetchLimited, type UpstreamAnswer } from '../../platform/upstream/fetch-limited.ts';
import type { ContactChange, MemberDirectory } from './member-directory.ts';
import type { DirectoryAccess } from './members.settings.ts';

export interface HttpDirectoryOptions extends DirectoryAccess {
  /** Milliseconds for one answer. Default 3,000: all attempts together take less than a page waits. */
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

/** Why the membership system did not answer: `code` is a status or one of ours. Never quotes the system. */
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
 * A membership system with an HTTP API. `GET members/{number}` answers with `MemberSource` or 404; `PATCH
 * members/{number}` accepts changes to its `personne`. Reads are retried after temporary failures, changes are
 * not. After consecutive failures a circuit breaker refuses calls at once.
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
        const text = await retried.execute(() => call(options, memberNumber, { method: 'GET' }));
        return text === undefined ? undefined : read(text, memberNumber);
      }),
    updateContact: (memberNumber, change) =>
      refusing(async () => {
        const body = JSON.stringify({ personne: toPerson(change) });
        const text = await breaker.execute(() => call(options, memberNumber, { method: 'PATCH', body }));
        return text !== undefined;
      }),
  };
}

/** The text of an answer; undefined when there is no such member. */
async function call(
  { baseUrl, key, timeout = 3_000 }: HttpDirectoryOptions,
  memberNumber: string,
  init: { readonly method: 'GET' | 'PATCH'; readonly body?: string },
): Promise<string | undefined> {
  const answer = await fetchLimited(`${baseUrl}members/${encodeURIComponent(memberNumber)}`, {
    ...init,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${key}`,
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
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
  if (status === 200 || status === 204) return text;
  if (status === 404) return undefined;
  const code = `http_${status}`;
  throw status >= 500 || status === 429 ? new MemberDirectoryAway(code) : new MemberDirectoryFailed(code);
}

function read(text: string, memberNumber: string): MemberSource {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new MemberDirectoryFailed('no_json');
  }
  const parsed = memberSource.safeParse(json);
  if (!parsed.success) throw new MemberDirectoryFailed('not_understood');
  // Never show a member someone else's data, whatever went wrong in the system.
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
    prenom: change.firstName,
    nom: change.lastName,
    codeGenre: change.genderCode,
    courriel: change.email,
    telephones: Object.values(telephones).some((phone) => phone !== undefined) ? telephones : undefined,
    adresses: address && [
      {
        adresse: address.address,
        appartement: address.apartment,
        ville: address.city,
        province: address.province,
        codePostal: address.postalCode,
        pays: 'CAN',
        codeTypeAdresse: residenceAddressCode,
        indAdresseNormalise: address.normalised,
      },
    ],
  };
}
