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
import { readBody as parseBody } from './read-body.ts';

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

/** A call of the contract, which says what is sent and what the route answers. */
type ServedCall<Answer, Sent> = Pick<ContractCall, 'method' | 'path'> & {
  readonly types?: { readonly answer: Answer; readonly sent: Sent };
};

/** The values of the `:name` parts of a path, as text. */
type ParamsOf<Sent> = Sent extends { readonly params: infer Params }
  ? { readonly [Name in keyof Params]: string }
  : Readonly<Record<string, never>>;

/** The parts of a call that its handler works with. */
export interface CallContext<Sent, Query extends Schema, Body extends Schema> {
  readonly params: ParamsOf<Sent>;
  /** The query as its schema parsed it. */
  readonly query: z.core.output<Query>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The body, parsed when the handler asks for it: usually once it knows the caller. @throws ApiError as {@link parseBody} */
  readBody(): z.core.output<Body>;
}

export interface ContractRoute<
  Answer extends Schema,
  Sent,
  Query extends Schema,
  Body extends z.ZodMiniType,
> {
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: FastifySchema['security'];
  /** Documents the headers; the handler reads them. */
  readonly headers?: Schema;
  /** Parses the query before the handler runs: errors are answered with `invalid_fields`. */
  readonly query?: Query;
  readonly body?: Body;
  /** A body, for the API's description. */
  readonly example?: z.core.input<Body>;
  /** The name of the field of an error in the body, by its path. */
  readonly nameOfError?: (path: readonly PropertyKey[]) => string;
  readonly answer: Answer;
  /** Those of a body and of a write are added. */
  readonly errors: readonly ErrorCode[];
  readonly onRequest?: onRequestAsyncHookHandler | onRequestAsyncHookHandler[];
  readonly onResponse?: onResponseAsyncHookHandler;
  handler(context: CallContext<Sent, Query, Body>): Promise<z.core.input<Answer>>;
}

/** Adds the route of a call: the contract gives its method, path, schemas and possible errors. */
export function contractRoute<
  Answer extends Schema,
  Sent,
  Query extends Schema = z.ZodMiniUnknown,
  Body extends z.ZodMiniType = z.ZodMiniUnknown,
>(
  app: FastifyInstance,
  { method, path }: ServedCall<z.core.output<Answer>, Sent>,
  route: ContractRoute<Answer, Sent, Query, Body>,
): void {
  const {
    answer,
    errors,
    handler,
    query,
    body,
    example,
    nameOfError,
    onRequest,
    onResponse,
    ...documentation
  } = route;
  const schema: FastifySchema = {
    ...documentation,
    ...(query && { querystring: query }),
    ...(body && { body: example ? body.check(z.meta({ examples: [example] })) : body }),
    response: { 200: answer, ...errorAnswers([...impliedErrors(method, body), ...errors]) },
  };
  app.route({
    method,
    url: path,
    schema,
    // Fastify's validation errors are sentences; the contract needs message keys, which the handler throws.
    validatorCompiler: () => (value) => ({ value }),
    ...(onRequest && { onRequest }),
    ...(onResponse && { onResponse }),
    handler: async (request, reply) =>
      handler({
        params: request.params as ParamsOf<Sent>,
        query: (query ? readQuery(query, request) : request.query) as z.core.output<Query>,
        request,
        reply,
        readBody: () =>
          (body ? parseBody(body, request.body, nameOfError) : request.body) as z.core.output<Body>,
      }),
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
