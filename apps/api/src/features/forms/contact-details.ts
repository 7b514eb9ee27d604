import { contactDetailsOf, isAddressLocked, ticked } from '@jalon/forms/schemas';
import type { ContactAddress, ContactChange } from '../members/member-directory.ts';
import type { FormHandling } from './handled-forms.ts';

/** Form 3 changes the member in the membership system before it is stored (forms spec §4). */
export const contactDetailsHandling: FormHandling = {
  async act({ values }, { session, directory }) {
    const source = session && (await directory.find(session.memberNumber));
    if (!source) return { generic: 'tryAgainLater' };
    const known = contactDetailsOf(source);
    // Whoever is signed in now is another, or is another type of member, than the page was made for.
    if (values.memberNumber !== session.memberNumber || isAddressLocked(values) !== isAddressLocked(known)) {
      return { generic: 'reloadPage' };
    }
    const isKept = await directory.updateContact(session.memberNumber, changeOf(values, known));
    return isKept ? undefined : { generic: 'tryAgainLater' };
  },
};

type Values = Readonly<Record<string, string>>;

/** What is the member’s to change; who the member is, the membership system alone says. */
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

/** An address that stays as it is keeps what else the membership system knows of it. */
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
    normalised: values.indAdresseNormalise === ticked,
  };
}
