import { checkClubDollars } from '@jalon/forms/schemas';
import type { FormHandling } from './form-handling.ts';

export const giftCardId = 13;

/**
 * Refuses gift cards that cost more than the member's available club dollars, and reserves their price until
 * staff answer. Visitors who are not signed in have no balance to check.
 */
export const giftCardHandling: FormHandling = {
  async beforeStore({ values }, { session, directory, clubDollars, contentDigest }) {
    if (!session) return {};
    const member = await directory.find(session.memberNumber);
    const total = values.total ?? '';
    const errors = checkClubDollars(total, member?.resMemberData.membres[0].dossierAdhesion.soldeDollarsCAA);
    if (!member || errors.total) return { errors };
    const cents = Math.round(Number(total) * 100);
    const isReserved = await clubDollars.reserve(member, { id: contentDigest, cents });
    return isReserved ? {} : { errors: { total: 'insufficientDollars' } };
  },
  // After a refusal the member may spend them again; after any other answer the membership system reduces the balance.
  afterAnswer: ({ clubDollars, contentDigest }) => clubDollars.release(contentDigest),
};
