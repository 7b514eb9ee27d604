import {
  type AutomaticRenewal,
  type AutomaticRenewalRequest,
  automaticRenewalAnswer,
  automaticRenewalRequest,
  getAutomaticRenewal,
  type MemberSource,
  setAutomaticRenewal,
} from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { renewalConsentVersion } from '@jalon/membership/legal';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { signedInOnly } from '../../../platform/server/openapi.ts';
import type { Sessions } from '../../auth/index.ts';
import type { MemberDirectory } from '../../members/index.ts';
import { renewalConsents, renewals } from '../orders.tables.ts';
import { presentMeans, unsealOrder } from '../sealed-order.ts';
import { findPaidOrder, lastNoticeDay, latestConsent, planSwitchedOn } from './renewal-consent.ts';

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
    body: automaticRenewalRequest,
    example,
    answer: automaticRenewalAnswer,
    errors: [...errors],
    handler: async ({ request, readBody }) => {
      const { memberNumber } = await options.sessions.requireSession(request);
      const choice = readBody();
      return { automaticRenewal: await switchAutomaticRenewal(options, memberNumber, choice) };
    },
  });
}

interface AutomaticRenewalOptions {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly directory: MemberDirectory;
}

/**
 * Whether a membership renews automatically, and why this can't be switched on.
 * @throws ApiError `not_found`; `forbidden` for an additional member
 */
async function findAutomaticRenewal(
  { database, encryption, directory }: AutomaticRenewalOptions,
  memberNumber: string,
): Promise<AutomaticRenewal> {
  const source = await directory.find(memberNumber);
  if (!source) throw new ApiError('not_found');
  const [{ codeTypeMembre, dossierAdhesion }] = source.resMemberData.membres;
  // Only the main member may choose for an additional member.
  if (codeTypeMembre === 'A') throw new ApiError('forbidden');
  const expiresOn = dossierAdhesion.dateExpiration?.slice(0, 10);
  const order = expiresOn && (await findPaidOrder(database, { memberNumber, expiresOn }));
  const isOn = dossierAdhesion.codeTypeRenouvellement === 'A';
  const payment = order ? presentMeans(unsealOrder(order, encryption)).payment : undefined;
  const obstacle = isOn ? undefined : await obstacleOf(database, { memberNumber, source, hasOrder: !!order });
  return {
    isOn,
    ...(expiresOn && { expiresOn }),
    ...(payment && { payment }),
    ...(obstacle && { obstacle }),
  };
}

interface Switching {
  readonly memberNumber: string;
  readonly source: MemberSource;
  /** Whether the current membership was paid by an order with a saved card or account. */
  readonly hasOrder: boolean;
}

async function obstacleOf(
  database: Database,
  { memberNumber, source, hasOrder }: Switching,
): Promise<AutomaticRenewal['obstacle']> {
  const { codeStatutAdhesion, dateExpiration } = source.resMemberData.membres[0].dossierAdhesion;
  const expiresOn = dateExpiration?.slice(0, 10);
  if (codeStatutAdhesion !== 'A' || expiresOn === undefined) return 'notActive';
  // A stored consent without an order in this API: the membership system has the saved card or account.
  const isKept = hasOrder || (await latestConsent(database, memberNumber)) !== undefined;
  if (!isKept) return 'noPayment';
  if (dayInQuebec() <= lastNoticeDay({ expiresOn })) return undefined;
  return (await isNoticed(database, memberNumber, expiresOn)) ? undefined : 'tooLate';
}

async function isNoticed({ db }: Database, memberNumber: string, expiresOn: string): Promise<boolean> {
  const [renewal] = await db
    .select({ noticeSentAt: renewals.noticeSentAt })
    .from(renewals)
    .where(and(eq(renewals.memberNumber, memberNumber), eq(renewals.expiresOn, expiresOn)));
  return renewal?.noticeSentAt != null;
}

/**
 * Switches automatic renewal on or off, first in the membership system, then stores the choice with the accepted text.
 * A membership is renewed only if both agree.
 * @throws ApiError
 */
async function switchAutomaticRenewal(
  options: AutomaticRenewalOptions,
  memberNumber: string,
  { isOn, consent }: AutomaticRenewalRequest,
): Promise<AutomaticRenewal> {
  const present = await findAutomaticRenewal(options, memberNumber);
  if (present.isOn === isOn) return present;
  const { expiresOn, obstacle } = present;
  if (isOn) {
    if (!consent) throw refused('consent', 'required');
    if (consent.version !== renewalConsentVersion) throw refused('consent', 'changed');
    if (obstacle) throw refused('isOn', obstacle);
  }
  if (!(await options.directory.setAutomaticRenewal(memberNumber, isOn))) throw new ApiError('not_found');
  await options.database.transaction(async (transaction) => {
    const accepted = isOn ? consent : undefined;
    await transaction
      .insert(renewalConsents)
      .values({ memberNumber, isOn, version: accepted?.version, locale: accepted?.locale });
    if (isOn && expiresOn) await planSwitchedOn(transaction, { memberNumber, expiresOn });
  });
  return findAutomaticRenewal(options, memberNumber);
}

function refused(field: string, problem: string): ApiError {
  return new ApiError('invalid_fields', { errors: { [field]: problem } });
}
