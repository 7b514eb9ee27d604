import { type ContractCall, type ErrorCode, errorAnswer, errorStatus } from '@jalon/api-client/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestAsyncHookHandler,
  onResponseAsyncHookHandler,
} from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from './errors.ts';

/** When each error occurs, for the API's description. */
const reasons: Readonly<Record<ErrorCode, string>> = {
  invalid_body: 'the body is not a JSON object',
  invalid_idempotency_key: 'the Idempotency-Key is missing, or is not 16 to 128 letters, digits, - or _',
  wrong_credentials: 'the username or the password is wrong',
  unauthenticated: 'the access token is missing, or is not valid',
  forbidden: 'the data belongs to another member',
  foreign_origin: 'a browser sent the request from another site’s page',
  not_found: 'nothing exists at this path or with this Id',
  unknown_form: 'no form has this number',
  timed_out: 'the request was not complete in time',
  too_large: 'the body is over 64 KiB',
  unsupported_type: 'the body is not application/json',
  invalid_fields: 'fields are in error: `errors` names them',
  confirm_needed:
    'a program may have filled in the form: send the same again after 2 seconds, with the `renderToken` of the answer',
  too_many: 'too many calls from one address: `Retry-After` says when to try again',
  headers_too_large: 'the URL and the headers are too long, or there are too many headers',
  unexpected: 'a defect of the API',
  upstream_failed: 'another service refused the API’s call, or its answer is not valid',
  unavailable: 'the database or another service is unavailable: `Retry-After` says when to try again',
};

/** The errors of every write, and of every call with a body. */
function impliedErrors(method: string, body: Schema | undefined): readonly ErrorCode[] {
  return [
    ...(body ? (['invalid_body', 'too_large', 'unsupported_type', 'invalid_fields'] as const) : []),
    ...(method === 'GET' ? [] : (['foreign_origin'] as const)),
  ];
}

/** The description of a route's errors, by status. */
function errorAnswers(all: readonly ErrorCode[]) {
  const codes = [...new Set(all)];
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const told = codes.filter((code) => errorStatus[code] === status);
      const description = told.map((code) => `\`${code}\`: ${reasons[code]}`).join('; ');
      return [status, { description, content: { 'application/json': { schema: errorAnswer } } }];
    }),
  );
}

type Schema = z.core.$ZodType;

/** A call of the contract, which says what the route answers. */
type ServedCall<Answer> = Pick<ContractCall, 'method' | 'path'> & {
  readonly types?: { readonly answer: Answer };
};

/** The parts of a call that its handler works with. */
export interface CallContext<Query extends Schema> {
  /** The query as its schema parsed it. */
  readonly query: z.core.output<Query>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface ContractRoute<Answer extends Schema, Query extends Schema> {
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: FastifySchema['security'];
  /** Documents the headers; the handler reads them. */
  readonly headers?: Schema;
  /** Parses the query before the handler runs: errors are answered with `invalid_fields`. */
  readonly query?: Query;
  /** Documents the body; the handler reads it and answers errors with message keys. */
  readonly body?: Schema;
  readonly answer: Answer;
  /** Those of a body and of a write are added. */
  readonly errors: readonly ErrorCode[];
  readonly onRequest?: onRequestAsyncHookHandler | onRequestAsyncHookHandler[];
  readonly onResponse?: onResponseAsyncHookHandler;
  handler(context: CallContext<Query>): Promise<z.core.input<Answer>>;
}

/** Adds the route of a call: the contract gives its method, path, schemas and possible errors. */
export function contractRoute<Answer extends Schema, Query extends Schema = z.ZodMiniUnknown>(
  app: FastifyInstance,
  { method, path }: ServedCall<z.core.output<Answer>>,
  route: ContractRoute<Answer, Query>,
): void {
  const { answer, errors, handler, query: querySchema, onRequest, onResponse, ...documentation } = route;
  const schema: FastifySchema = {
    ...documentation,
    ...(querySchema && { querystring: querySchema }),
    response: { 200: answer, ...errorAnswers([...impliedErrors(method, route.body), ...errors]) },
  };
  app.route({
    method,
    url: path,
    schema,
    // Fastify's validation errors are sentences; the contract needs message keys, which the handler throws.
    validatorCompiler: () => (value) => ({ value }),
    ...(onRequest && { onRequest }),
    ...(onResponse && { onResponse }),
    handler: async (request, reply) => {
      const query = querySchema ? readQuery(querySchema, request) : request.query;
      return handler({ query: query as z.core.output<Query>, request, reply });
    },
  });
}

/**
 * Parses the query of a request.
 * @throws ApiError `invalid_fields`, with `required` or `invalid` for each parameter in error.
 */
function readQuery<Schema extends z.core.$ZodType>(
  schema: Schema,
  { query }: Pick<FastifyRequest, 'query'>,
): z.core.output<Schema> {
  const parsed = z.safeParse(schema, query);
  if (parsed.success) return parsed.data;
  const given: Readonly<Record<string, unknown>> = { ...(query as object) };
  const errors = parsed.error.issues.map(({ path }) => {
    const name = String(path[0]);
    return [name, given[name] ? 'invalid' : 'required'] as const;
  });
  throw new ApiError('invalid_fields', { errors: Object.fromEntries(errors) });
}
