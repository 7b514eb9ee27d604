import {
  type ConsentRecord,
  consentRecord,
  consentRecorded,
  recordConsent,
} from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { everyHour } from '../../platform/schedule/every-hour.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import type { ConsentSettings } from './consents.settings.ts';
import { purgeConsents, storeConsent } from './consents.ts';

export interface ConsentOptions extends Pick<Platform, 'store' | 'worker'> {
  readonly settings: ConsentSettings;
}

const example: ConsentRecord = {
  consentId: 'b7c1b9a0-5f0e-4f0a-9a53-0d2f6f1f2f3c',
  chosenAt: '2026-11-23T15:04:05.000Z',
  notice: 20_261_123,
  locale: 'fr',
  surface: 'banner',
  purposes: ['audience', 'advertising'],
  granted: [],
};

/** Adds the route that stores the proof of a choice about cookies. */
export function registerConsents(
  app: FastifyInstance,
  { store: { database, secret }, settings, worker }: ConsentOptions,
): void {
  contractRoute(app, recordConsent, {
    summary: 'Stores the proof of a choice about cookies',
    description:
      'What was shown (notice, language, surface, purposes), what was accepted and when. No address, browser or member is stored with it. A choice that is sent again is stored once.',
    tags: ['consents'],
    body: consentRecord,
    example,
    answer: consentRecorded,
    errors: ['too_many', 'unavailable'],
    onRequest: rateLimiter({ ...settings.rateLimit, database, secret, counted: 'consents' }),
    handler: async ({ readBody }) => {
      const recordedAt = await storeConsent(database, readBody());
      return { status: 'success' as const, recordedAt: recordedAt.toISOString() };
    },
  });

  if (!worker) return;
  everyHour(app, {
    work: () => purgeConsents(database, settings.keepDays),
    failure: 'old proofs of consent could not be deleted',
  });
}
