import { checked, contactDetailsOf, isAddressLocked } from '@jalon/forms/schemas';
import type { ContactAddress, ContactChange } from '../../members/index.ts';
import type { FormHandling } from './form-handling.ts';

export const contactDetailsId = 3;

/** Changes the member in the membership system before the submission is stored (forms spec §4). */
export const contactDetailsHandling: FormHandling = {
  async beforeStore({ values }, { session, directory }) {
    const source = session && (await directory.find(session.memberNumber));
    if (!source) return { errors: { generic: 'tryAgainLater' } };
    const known = contactDetailsOf(source);
    // The page was rendered for another member, or for another type of member.
    if (values.memberNumber !== session.memberNumber || isAddressLocked(values) !== isAddressLocked(known)) {
      return { errors: { generic: 'reloadPage' } };
    }
    const change = changeOf(values, known);
    const isKept = await directory.updateContact(session.memberNumber, change);
    if (!isKept) return { errors: { generic: 'tryAgainLater' } };
    const former = known.memberEmail ?? '';
    return former.toLowerCase() === change.email?.toLowerCase() ? {} : { formerEmail: former };
  },
};

type Values = Readonly<Record<string, string>>;

/** The fields that members may change; the membership system knows their identity. */
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

/** An unchanged address is not sent, so that the membership system keeps its other data about it. */
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
