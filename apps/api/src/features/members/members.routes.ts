import { getMember, getMemberQuery, memberSource } from '@jalon/api-client/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorAnswers } from '../../platform/server/error-answers.ts';
import { CallRefused } from '../../platform/server/errors.ts';
import { signedInOnly } from '../../platform/server/openapi.ts';
import { readQuery } from '../../platform/server/read-query.ts';
import type { Sessions } from '../auth/session.ts';
import type { MemberDirectory } from './member-directory.ts';

export interface MemberOptions {
  readonly directory: MemberDirectory;
  readonly sessions: Pick<Sessions, 'requireSession'>;
}

/** What the directory says of the member who is signed in. */
export const memberRoutes: FastifyPluginAsyncZod<MemberOptions> = async (app, { directory, sessions }) => {
  app.route({
    method: getMember.method,
    url: getMember.path,
    schema: {
      summary: 'The member who is signed in',
      description:
        'By the cookie of the sign-in, or by `Authorization: Bearer`; the token’s own number and no other.',
      tags: ['members'],
      security: signedInOnly,
      querystring: getMemberQuery,
      response: {
        200: memberSource,
        ...errorAnswers(
          'unauthenticated',
          'forbidden',
          'not_found',
          'invalid_fields',
          'upstream_failed',
          'unavailable',
        ),
      },
    },
    // The handler reads the query itself, for errors in the contract's shape; here it is documentation.
    validatorCompiler: () => (value: unknown) => ({ value }),
    handler: async (request) => {
      const session = await sessions.requireSession(request);
      const { memberNumber } = readQuery(getMemberQuery, request);
      if (memberNumber !== session.memberNumber) throw new CallRefused('forbidden');
      const member = await directory.find(memberNumber);
      if (!member) throw new CallRefused('not_found');
      return member;
    },
  });
};
