import { recentSignIn } from '@jalon/api-client/contract';
import { type ClubConfig, contactDetailsSettings } from '@jalon/club';
import { checked, contactDetailsOf, isAddressLocked } from '@jalon/forms/schemas';
import type { Session } from '../../auth/index.ts';
import type { ContactAddress, ContactChange } from '../../members/index.ts';
import type { FormHandling } from './form-handling.ts';

export const contactDetailsId = 3;

/** Changes the member in the membership system before the submission is stored. */
export const contactDetailsHandling = (club: ClubConfig): FormHandling => ({
  async beforeStore({ values }, { session, directory, emailChanges, locale }) {
    const source = session && (await directory.find(session.memberNumber));
    if (!source) return { errors: { generic: 'tryAgainLater' } };
    const known = contactDetailsOf(source);
    // The page was rendered for another member, or for another type of member.
    if (values.memberNumber !== session.memberNumber || isAddressLocked(values) !== isAddressLocked(known)) {
      return { errors: { generic: 'reloadPage' } };
    }
    if (isAddressLocked(known) && lockedFields.some((name) => values[name] !== known[name])) {
      return { errors: { generic: 'reloadPage' } };
    }
    const change = changeOf(values, known);
    const former = known.memberEmail ?? '';
    const hasNewEmail = former.toLowerCase() !== change.email?.toLowerCase();
    const { emailAsksPassword } = contactDetailsSettings(club.contactDetails);
    if (hasNewEmail && emailAsksPassword && !isRecent(session)) return { errors: { generic: 'signInAgain' } };
    const { memberNumber } = session;
    // Before the change: if the submission is not stored after it, the former address gets the message anyway.
    const announcement =
      hasNewEmail && former !== ''
        ? await emailChanges.announce({ memberNumber, formerEmail: former, locale })
        : undefined;
    const isKept = await directory.updateContact(memberNumber, change);
    if (!isKept) return { errors: { generic: 'tryAgainLater' } };
    return announcement === undefined ? {} : { formerEmail: former, announcement };
  },
});

/** The fields that a member with a locked address can’t change here, in the format in which both are stored. */
const lockedFields = ['address', 'apartment', 'city', 'postalCode', 'residentialPhone'] as const;

function isRecent({ signedInAt }: Session): boolean {
  return Date.now() - signedInAt.getTime() < recentSignIn.accepted;
}

type Values = Readonly<Record<string, string>>;

/** The fields that members may change. Their identity comes from the membership system. */
function changeOf(values: Values, known: Values): ContactChange {
  const text = (name: string) => values[name] ?? '';
  return {
    email: text('memberEmail'),
    mobilePhone: text('mobilePhone'),
    workPhone: text('workphone'),
    workExtension: text('workphonepost'),
    ...(!isAddressLocked(known) && {
      homePhone: text('residentialPhone'),
      ...(isMoved(values, known) && { address: addressOf(values) }),
    }),
  };
}

/** Omits an unchanged address, so that the membership system keeps its other data about it. */
function isMoved(values: Values, known: Values): boolean {
  return ['address', 'apartment', 'city', 'postalCode'].some((name) => values[name] !== known[name]);
}

function addressOf(values: Values): ContactAddress {
  const text = (name: string) => values[name] ?? '';
  return {
    address: text('address'),
    apartment: text('apartment'),
    city: text('city'),
    province: text('province'),
    postalCode: text('postalCode'),
    normalised: values.indAdresseNormalise === checked,
  };
}
