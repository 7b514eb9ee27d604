import type { SearchIndex } from '@jalon/api-client/contract';
import { fetchLimited } from '../../../platform/upstream/fetch-upstream.ts';
import type { ElasticSettings } from './elastic.settings.ts';

/** Milliseconds for a search, and for a call of the indexing command. */
const timeouts = { search: 4_000, indexing: 60_000 } as const;
/** Bytes of an answer. */
const answerLimit = 16 * 1024 * 1024;

/** The server gave no usable answer: `code` is a status or our own code. Never quotes the request. */
export class ElasticFailed extends Error {
  override readonly name = 'ElasticFailed';
  /** A temporary failure: the same call may succeed soon. */
  readonly mayPass: boolean;
  readonly code: string | number;

  constructor(code: string | number) {
    super(`Elasticsearch: ${code}`);
    this.code = code;
    this.mayPass = ['timeout', 'unreachable', 429].includes(code) || Number(code) >= 500;
  }
}

export interface ElasticCall {
  readonly method?: 'POST' | 'PUT';
  /** JSON, or lines of JSON as text. */
  readonly body: object | string;
  readonly timeout?: keyof typeof timeouts;
}

/**
 * Calls the server and parses its answer. The official `@elastic/elasticsearch` is not used, because it refuses
 * OpenSearch (`ProductNotSupportedError`).
 * @throws ElasticFailed
 */
export async function callElastic(
  { url, authorization }: ElasticSettings,
  path: string,
  { method = 'POST', body, timeout = 'search' }: ElasticCall,
): Promise<unknown> {
  const isLines = typeof body === 'string';
  const answer = await fetchLimited(url + path, {
    service: 'elasticsearch',
    timeout: timeouts[timeout],
    limit: answerLimit,
    method,
    headers: {
      'content-type': isLines ? 'application/x-ndjson' : 'application/json',
      ...(authorization && { authorization }),
    },
    body: isLines ? body : JSON.stringify(body),
  });
  if (typeof answer === 'string') throw new ElasticFailed(answer);
  if (answer.status >= 300) throw new ElasticFailed(answer.status);
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new ElasticFailed('not_understood');
  }
}

export function indexName({ prefix }: ElasticSettings, index: SearchIndex): string {
  return `${prefix}-${index}`;
}
