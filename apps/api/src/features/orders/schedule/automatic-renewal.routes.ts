import {
  automaticRenewalAnswer,
  automaticRenewalRequest,
  getAutomaticRenewal,
  setAutomaticRenewal,
} from '@jalon/api-client/contract';
import { renewalConsentVersion } from '@jalon/membership/legal';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { signedInOnly } from '../../../platform/server/openapi.ts';
import { readBody } from '../../../platform/server/read-body.ts';
import type { Sessions } from '../../auth/index.ts';
import {
  type AutomaticRenewalOptions,
  findAutomaticRenewal,
  switchAutomaticRenewal,
} from './automatic-renewal.ts';

export interface AutomaticRenewalRouteOptions extends AutomaticRenewalOptions {
  readonly sessions: Pick<Sessions, 'requireSession'>;
}

const example = {
  isOn: true,
  consent: { version: renewalConsentVersion, locale: 'fr' },
} as const;

const errors = ['unauthenticated', 'forbidden', 'not_found', 'upstream_failed', 'unavailable'] as const;

/** Adds the routes of the member’s choice about automatic renewal. */
export function automaticRenewalRoutes(app: FastifyInstance, options: AutomaticRenewalRouteOptions): void {
  contractRoute(app, getAutomaticRenewal, {
    summary: 'Whether the member’s membership renews automatically',
    description: 'Only for main members.',
    tags: ['members'],
    security: signedInOnly,
    answer: automaticRenewalAnswer,
    errors,
    handler: async ({ request }) => {
      const { memberNumber } = await options.sessions.requireSession(request);
      return { automaticRenewal: await findAutomaticRenewal(options, memberNumber) };
    },
  });

  contractRoute(app, setAutomaticRenewal, {
    summary: 'Switches automatic renewal on or off',
    description:
      'Each choice is stored with the text that was accepted. The same choice again changes nothing.',
    tags: ['members'],
    security: signedInOnly,
    body: automaticRenewalRequest.check(z.meta({ examples: [example] })),
    answer: automaticRenewalAnswer,
    errors: [...errors, 'invalid_body', 'invalid_fields', 'foreign_origin', 'too_large', 'unsupported_type'],
    handler: async ({ request }) => {
      const { memberNumber } = await options.sessions.requireSession(request);
      const choice = readBody(automaticRenewalRequest, request.body);
      return { automaticRenewal: await switchAutomaticRenewal(options, memberNumber, choice) };
    },
  });
}
