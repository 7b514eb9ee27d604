import type { ContractCall, ErrorCode } from '@jalon/api-client/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestAsyncHookHandler,
  onResponseAsyncHookHandler,
} from 'fastify';
import type * as z from 'zod/mini';
import { errorAnswers } from './error-answers.ts';
import { readQuery } from './read-query.ts';

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
    response: { 200: answer, ...errorAnswers(...errors) },
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
