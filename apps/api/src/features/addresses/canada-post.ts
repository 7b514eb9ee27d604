import {
  type AddressSuggestion,
  type RetrievedAddress,
  retryAfterUnavailable,
} from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/server/errors.ts';
import { fetchLimited } from '../../platform/upstream/fetch-upstream.ts';
import type { AddressDirectory, Language } from './address-directory.ts';
import type { CanadaPostAccess } from './addresses.settings.ts';

const findPath = 'Find/v2.10/json3.ws';
const retrievePath = 'Retrieve/v2.11/json3.ws';

/** Maximum suggestions of a search, and of a search within one suggestion. */
const suggestionLimit = 7;
const withinLimit = 100;

/** Milliseconds for an answer: later suggestions are useless. */
const defaultTimeout = 4_000;
/** Maximum bytes of an answer. */
const answerLimit = 1024 * 1024;

/** The service gave no usable answer: `code` is its error number or our own code. Never quotes the service. */
export class AddressServiceFailed extends Error {
  override readonly name = 'AddressServiceFailed';
  readonly code: string;

  constructor(code: string) {
    super(`AddressComplete: ${code}`);
    this.code = code;
  }
}

export interface CanadaPostOptions extends CanadaPostAccess {
  /** Milliseconds for an answer. Default 4,000. */
  readonly timeout?: number;
}

/**
 * Canada Post's AddressComplete: Interactive Find 2.10 and Retrieve 2.11. Calls are not retried, because
 * Retrieve may be billed. The key is in the body, so that no URL holds it.
 */
export function canadaPostDirectory(options: CanadaPostOptions): AddressDirectory {
  return {
    mayBill: true,
    async find({ text, within, language }) {
      const rows = await call(options, findPath, {
        SearchTerm: text,
        LastId: within,
        Country: 'CAN',
        LanguagePreference: language,
        MaxSuggestions: String(within ? withinLimit : suggestionLimit),
      });
      // SearchTerm Invalid: no suggestions.
      if (rows.error === '1002') return [];
      return readable(rows, suggestionRow).map(toSuggestion);
    },
    async retrieve(id, language) {
      const rows = await call(options, retrievePath, { Id: id });
      // Id Invalid.
      if (rows.error === '1001') return undefined;
      const found = readable(rows, addressRow);
      const row = found.find(({ Language }) => languageCodes[language].includes(Language)) ?? found[0];
      return row && { ...row, Street: row.Street || withoutNumber(row) };
    },
  };
}

/** Older data uses FRA. */
const languageCodes: Readonly<Record<Language, readonly string[]>> = { fr: ['FRE', 'FRA'], en: ['ENG'] };

/** Empty fields are empty strings, but may be missing or null in some answers. */
const text = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value) => value ?? ''),
);

const suggestionRow = z.object({
  Id: z.string().check(z.minLength(1)),
  Text: z.string(),
  Highlight: text,
  Cursor: z.catch(z.int(), 0),
  Description: text,
  Next: z.enum(['Find', 'Retrieve']),
});

const addressRow = z.object({
  Id: z.string(),
  Language: text,
  SubBuilding: text,
  BuildingNumber: text,
  Street: text,
  City: text,
  Line1: text,
  Line2: text,
  Province: text,
  ProvinceName: text,
  ProvinceCode: text,
  PostalCode: text,
});

/** Suggestions that hold several addresses end so, even if Next is Retrieve (observed by the federal forms service). */
const holdsSeveral = /\s-\s+\d+\s+(?:addresses|adresses|results|résultats)$/i;

function toSuggestion(row: z.infer<typeof suggestionRow>): AddressSuggestion {
  return { ...row, Next: holdsSeveral.test(row.Description) ? 'Find' : row.Next };
}

/** Rural routes and post-office boxes have no street: the address line without the number replaces it. */
function withoutNumber({ SubBuilding, BuildingNumber, Line1, Line2 }: RetrievedAddress): string {
  const line = Line1 || Line2;
  const starts = BuildingNumber ? [`${SubBuilding}-${BuildingNumber} `, `${BuildingNumber} `] : [];
  const start = starts.find((candidate) => line.startsWith(candidate)) ?? '';
  return line.slice(start.length);
}

/** The rows of an answer, or its error. */
interface Rows {
  readonly rows: readonly unknown[];
  readonly error?: string;
}

/** Parses rows and omits invalid ones. Throws when all are invalid. */
function readable<Schema extends z.core.$ZodType>(
  { rows, error }: Rows,
  schema: Schema,
): z.core.output<Schema>[] {
  if (error !== undefined) throw failed(error);
  const read = rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    return parsed.success ? [parsed.data] : [];
  });
  if (rows.length > 0 && read.length === 0) throw failed('not_understood');
  return read;
}

/**
 * Temporary errors: unknown, surge protection, no response, and calls that did not reach the service. The
 * other errors must be fixed by an operator: key, credit, daily limit, account.
 */
const passing = ['-1', '10', '1005', 'timeout', 'unreachable', 'http_429', 'http_5xx'];

function failed(code: string): ApiError {
  const cause = new AddressServiceFailed(code);
  return passing.includes(code)
    ? new ApiError('unavailable', { cause, retryAfter: retryAfterUnavailable })
    : new ApiError('upstream_failed', { cause });
}

async function call(
  { key, baseUrl, timeout = defaultTimeout }: CanadaPostOptions,
  path: string,
  parameters: Readonly<Record<string, string>>,
): Promise<Rows> {
  const answer = await fetchLimited(baseUrl + path, {
    service: 'canada-post',
    timeout,
    limit: answerLimit,
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ Key: key, ...parameters }),
  });
  if (typeof answer === 'string') throw failed(answer);
  const { status, text: body } = answer;
  if (status !== 200) throw failed(status >= 500 ? 'http_5xx' : `http_${status}`);
  return toRows(body);
}

function toRows(answer: string): Rows {
  let json: unknown;
  try {
    json = JSON.parse(answer);
  } catch {
    throw failed('no_json');
  }
  const parsed = z.safeParse(z.object({ Items: z.array(z.unknown()) }), json);
  if (!parsed.success) throw failed('not_understood');
  const { Items: rows } = parsed.data;
  const error = z.safeParse(z.object({ Error: z.union([z.string(), z.number()]) }), rows[0]);
  // The error number is a string for some accounts and a number for others.
  return error.success ? { rows: [], error: errorCode(error.data.Error) } : { rows };
}

/** Accepts numbers only: other text might quote the request. */
function errorCode(error: string | number): string {
  return /^-?\d{1,5}$/.test(String(error)) ? String(error) : 'error';
}
