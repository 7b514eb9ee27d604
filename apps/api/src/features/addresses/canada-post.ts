import {
  type AddressSuggestion,
  type RetrievedAddress,
  retryAfterUnavailable,
} from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/server/errors.ts';
import { fetchLimited } from '../../platform/upstream/fetch-limited.ts';
import type { AddressDirectory, Language } from './address-directory.ts';
import type { CanadaPostAccess } from './addresses.settings.ts';

const findPath = 'Find/v2.10/json3.ws';
const retrievePath = 'Retrieve/v2.11/json3.ws';

/** Suggestions asked for, and those within one suggestion. */
const suggestionLimit = 7;
const withinLimit = 100;

/** How long an answer may take, in milliseconds: suggestions that come later than that help nobody. */
const defaultTimeout = 4_000;
/** Bytes of an answer at most. */
const answerLimit = 1024 * 1024;

/** Why the service did not answer: `code` is the number of its error, or a word of ours. Quotes nothing. */
export class AddressServiceFailed extends Error {
  override readonly name = 'AddressServiceFailed';
  readonly code: string;

  constructor(code: string) {
    super(`AddressComplete: ${code}`);
    this.code = code;
  }
}

export interface CanadaPostOptions extends CanadaPostAccess {
  /** How long an answer may take, in milliseconds. Default 4 000. */
  readonly timeout?: number;
}

/**
 * Canada Post's AddressComplete: Interactive Find 2.10 and Retrieve 2.11. Called once for each question,
 * because Retrieve may be billed; the key travels in the body, so that no address of a call holds it.
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
      // SearchTerm invalid: a text that can't be searched has no suggestion.
      if (rows.error === '1002') return [];
      return readable(rows, suggestionRow).map(toSuggestion);
    },
    async retrieve(id, language) {
      const rows = await call(options, retrievePath, { Id: id });
      // Id invalid.
      if (rows.error === '1001') return undefined;
      const found = readable(rows, addressRow);
      const row = found.find(({ Language }) => languageCodes[language].includes(Language)) ?? found[0];
      return row && { ...row, Street: row.Street || withoutNumber(row) };
    },
  };
}

/** Older data has FRA. */
const languageCodes: Readonly<Record<Language, readonly string[]>> = { fr: ['FRE', 'FRA'], en: ['ENG'] };

/** An empty field is an empty text, but may be missing or null in odd answers. */
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

/** A suggestion that holds several says so, though its Next may be Retrieve (seen by the federal forms service). */
const holdsSeveral = /\s-\s+\d+\s+(?:addresses|adresses|results|résultats)$/i;

function toSuggestion(row: z.infer<typeof suggestionRow>): AddressSuggestion {
  return { ...row, Next: holdsSeveral.test(row.Description) ? 'Find' : row.Next };
}

/** A rural route or a post-office box has no street: the line that has it stands for it, without the number. */
function withoutNumber({ SubBuilding, BuildingNumber, Line1, Line2 }: RetrievedAddress): string {
  const line = Line1 || Line2;
  const starts = BuildingNumber ? [`${SubBuilding}-${BuildingNumber} `, `${BuildingNumber} `] : [];
  const start = starts.find((candidate) => line.startsWith(candidate)) ?? '';
  return line.slice(start.length);
}

/** The rows of an answer, or the error that it is. */
interface Rows {
  readonly rows: readonly unknown[];
  readonly error?: string;
}

/** The rows that can be read. A row that can't is left out; when none can, the answer is not understood. */
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
 * What the same call may be answered to soon: unknown, surge protection, no response, and what never
 * reached the service. Other errors want a person: key, credit, limits of the day, account.
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
  // Some accounts are told the number as a text, others as a number.
  return error.success ? { rows: [], error: errorCode(error.data.Error) } : { rows };
}

/** Only a number is passed on: what else stands there might quote the call. */
function errorCode(error: string | number): string {
  return /^-?\d{1,5}$/.test(String(error)) ? String(error) : 'error';
}
