import { checkClubDollars } from '@jalon/forms/schemas';
import type { FormHandling } from './form-handling.ts';

export const giftCardId = 13;

/** Refuses gift cards that cost more than the member's club dollars. Visitors have no balance to check. */
export const giftCardHandling: FormHandling = {
  async beforeStore({ values }, { session, directory }) {
    if (!session) return {};
    const member = await directory.find(session.memberNumber);
    const balance = member?.resMemberData.membres[0].dossierAdhesion.soldeDollarsCAA;
    return { errors: checkClubDollars(values.total ?? '', balance) };
  },
};
