import {
  formList,
  getRenderToken,
  idempotencyKey,
  idempotencyKeyHeader,
  listForms,
  renderTokenAnswer,
  renderTokenField,
  seemsTyped,
  submissionAccepted,
  submitForm,
} from '@jalon/api-client/contract';
import { type FormErrors, parseSubmission } from '@jalon/forms/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { RateLimit } from '../../platform/config/environment.ts';
import type { KeyRing } from '../../platform/config/keys.ts';
import type { Database } from '../../platform/database/database.ts';
import { countSubmission } from '../../platform/observability/metrics.ts';
import { errorAnswers } from '../../platform/server/error-answers.ts';
import { CallRefused } from '../../platform/server/errors.ts';
import { signedInOnly, signedInOrNot } from '../../platform/server/openapi.ts';
import { rateLimiter } from '../../platform/server/rate-limit.ts';
import type { Sessions } from '../auth/session.ts';
import type { MemberDirectory } from '../members/member-directory.ts';
import type { Deliveries } from './delivery/deliveries.ts';
import type { HandledForm } from './handled-forms.ts';
import { createRenderTokens } from './render-token.ts';
import { requestBody } from './request-body.ts';
import { findReference, submissionStore } from './submissions.ts';

export interface FormOptions {
  readonly definitions: readonly HandledForm[];
  readonly database: Database;
  readonly rateLimit: RateLimit;
  /** Ask to send again what a program may have filled in. */
  readonly protection: boolean;
  /** Encrypt the submissions. */
  readonly keys: KeyRing;
  readonly sessions: Pick<Sessions, 'readSession'>;
  readonly directory: MemberDirectory;
  readonly deliveries: Pick<Deliveries, 'channelsFor' | 'wake'>;
  /** Keys the hashes of visitors' addresses, and signs the times at which forms were rendered. */
  readonly secret: string;
}

const exampleKey = idempotencyKey.check(z.meta({ examples: ['5b1f7a52-3a0e-4e0b-9a6e-0f6d2f0c8d11'] }));

/** The forms of the club: the list of them, and one address for each to send to. */
export const formRoutes: FastifyPluginAsyncZod<FormOptions> = async (app, options) => {
  const { definitions, database, rateLimit, protection, keys, sessions, directory, deliveries, secret } =
    options;
  const checkRate = rateLimiter({ ...rateLimit, database, secret, counted: 'submissions' });
  const storeSubmission = submissionStore(database, keys);
  const renderTokens = createRenderTokens(secret);

  app.route({
    method: listForms.method,
    url: listForms.path,
    schema: {
      summary: 'Every form, with its page in French and in English',
      tags: ['forms'],
      response: { 200: formList },
    },
    handler: async () => ({ forms: definitions.map(({ id, name, paths }) => ({ id, name, paths })) }),
  });

  app.route({
    method: getRenderToken.method,
    url: getRenderToken.path,
    schema: {
      summary: 'A signed time at which a form was rendered',
      description: `Sent along as \`${renderTokenField}\`; it is taken from 2 seconds on, for 24 hours, and by any form.`,
      tags: ['forms'],
      response: { 200: renderTokenAnswer },
    },
    handler: async () => ({ token: renderTokens.issue() }),
  });

  app.route({
    method: submitForm.method,
    url: submitForm.path,
    schema: { hide: true },
    onRequest: async () => {
      throw new CallRefused('unknown_form');
    },
    handler: async () => {},
  });

  for (const definition of definitions) {
    app.route({
      method: submitForm.method,
      url: submitForm.path.replace(':formId', String(definition.id)),
      schema: {
        summary: `Sends the form “${definition.name}”`,
        description:
          'Answered once the submission is stored for good. The same key with the same fields stores nothing again and gives the first answer.',
        tags: ['forms'],
        security: definition.membersOnly ? signedInOnly : signedInOrNot,
        headers: z.object({ [idempotencyKeyHeader]: exampleKey }),
        body: requestBody(definition),
        response: {
          200: submissionAccepted,
          ...errorAnswers(
            'invalid_body',
            'invalid_idempotency_key',
            'foreign_origin',
            'too_large',
            'unsupported_type',
            ...(definition.membersOnly ? (['unauthenticated'] as const) : []),
            'invalid_fields',
            'confirm_needed',
            'too_many',
            // The membership system's, which may be asked.
            ...(definition.act ? (['upstream_failed'] as const) : []),
            'unavailable',
          ),
        },
      },
      // The form's own rules answer with message keys, below; here the schemas are documentation.
      validatorCompiler: () => (value) => ({ value }),
      onRequest: checkRate,
      handler: async (request) => {
        const key = z.safeParse(idempotencyKey, request.headers[idempotencyKeyHeader]);
        if (!isObject(request.body)) throw new CallRefused('invalid_body');
        if (!key.success) throw new CallRefused('invalid_idempotency_key');
        // Where anybody may send, a token that is no longer valid never keeps a visitor from it.
        const session = await sessions.readSession(request);
        if (definition.membersOnly && !session) {
          throw new CallRefused('unauthenticated', { errors: { generic: 'signInAgain' } });
        }
        const { submission, errors } = parseSubmission(definition, request.body);
        if (!submission) throw new CallRefused('invalid_fields', { errors: definedErrors(errors) });
        const identity = { formId: definition.id, idempotencyKey: key.data };
        const rendered = renderTokens.read(request.body[renderTokenField]);
        const isSuspect = protection && !seemsTyped(request.body, rendered);
        if (isSuspect || definition.act) {
          // What is stored has its first answer, and nothing is done for it again.
          const first = await findReference(database, { ...identity, values: submission.values });
          if (first !== undefined) return { status: 'success' as const, reference: first };
        }
        if (isSuspect) throw new CallRefused('confirm_needed', { renderToken: renderTokens.issue() });
        const refused = definedErrors((await definition.act?.(submission, { session, directory })) ?? {});
        if (Object.keys(refused).length > 0) throw new CallRefused('invalid_fields', { errors: refused });
        const { reference, isNew } = await storeSubmission({
          ...submission,
          ...identity,
          memberNumber: session?.memberNumber,
          answerWithinDays: definition.answerWithinDays,
          channels: deliveries.channelsFor(submission.values),
        });
        if (isNew) {
          countSubmission(definition.id);
          deliveries.wake();
        }
        return { status: 'success' as const, reference };
      },
    });
  }
};

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function definedErrors(errors: FormErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => !!entry[1]));
}
