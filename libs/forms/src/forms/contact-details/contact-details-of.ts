import { type MemberSource, residenceAddressCode } from '@jalon/api-client/contract';
import { type ContactDetailsField, contactDetailsSchema, editable } from './contact-details.schema.ts';
import { homeProvince, originalAddress } from './original-address.ts';

/** Fields filled in from the membership system. */
export type KnownField = Exclude<
  ContactDetailsField,
  'carInsuranceExpiryMonth' | 'homeInsuranceExpiryMonth' | 'consent' | 'indAdresseNormalise'
>;

/** The initial values: the member’s contact details in the membership system. */
export function contactDetailsOf({ resMemberData }: MemberSource): Readonly<Record<KnownField, string>> {
  const [{ noMembre, codeTypeMembre, personne }] = resMemberData.membres;
  const { telephones, adresses } = personne;
  const residence =
    adresses?.find(({ codeTypeAdresse }) => codeTypeAdresse === residenceAddressCode) ?? adresses?.[0];
  const address = {
    address: written('address', residence?.adresse),
    apartment: written('apartment', residence?.appartement),
    city: written('city', residence?.ville),
    postalCode: written('postalCode', residence?.codePostal),
  };
  const memberEmail = written('memberEmail', personne.courriel);
  return {
    memberGender: written('memberGender', personne.codeGenre),
    memberFirstName: written('memberFirstName', personne.prenom),
    memberLastName: written('memberLastName', personne.nom),
    ...address,
    province: address.address && homeProvince,
    residentialPhone: written('residentialPhone', telephones?.residentiel),
    mobilePhone: written('mobilePhone', telephones?.cellulaire),
    workphone: written('workphone', telephones?.travail),
    workphonepost: written('workphonepost', telephones?.posteTravail),
    memberEmail,
    memberEmailConfirm: memberEmail,
    memberNumber: written('memberNumber', noMembre),
    codeTypeMember: written('codeTypeMember', codeTypeMembre),
    originalAddress: JSON.stringify(
      originalAddress({ ...address, indAdresseNormalise: residence?.indAdresseNormalise }),
    ),
  };
}

/** As the form would store it, or unchanged if the form would refuse it: the member corrects it. */
function written(name: KnownField, text: string | null | undefined): string {
  if (!text) return '';
  const result = (
    name in editable ? editable[name as keyof typeof editable] : contactDetailsSchema.shape[name]
  ).safeParse(text);
  return result.success ? result.data : text;
}
