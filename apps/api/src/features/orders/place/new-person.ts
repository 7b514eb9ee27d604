import type { OrderDetails } from '@jalon/checkout/schemas';
import type { ContactAddress, NewPerson } from '../../members/index.ts';

type NewMemberDetails = OrderDetails<'register'> | OrderDetails<'gift-a-membership'>;

/** Converts the answers about a person to the format of the member directory. */
export function toNewPerson(
  person: Omit<NewMemberDetails['additionalMembers'][number], 'phoneNumberType'> & {
    readonly phoneNumberType?: string;
  },
): NewPerson {
  const { phoneNumberType } = person;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    genderCode: person.greetings,
    email: person.email,
    phone: person.phoneNumber,
    phoneType: phoneNumberType === 'home' || phoneNumberType === 'work' ? phoneNumberType : 'mobile',
    birthYear: Number(person.birthYear),
    birthMonth: Number(person.birthMonth),
    optionVr: person.indOptionVR,
  };
}

/** The club is in Québec. */
export function toAddress(address: NewMemberDetails['address']): ContactAddress {
  const { unit, city, postalCode, indAdresseNormalise } = address;
  return {
    address: address.address,
    apartment: unit,
    city,
    province: 'QC',
    postalCode,
    normalised: indAdresseNormalise,
  };
}
