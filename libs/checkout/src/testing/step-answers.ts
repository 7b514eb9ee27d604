/** A person's answers as the forms of the steps post them. */
export const registration = {
  greetings: 'F',
  firstName: 'Zoé',
  lastName: 'Côté',
  birthYear: '1984',
  birthMonth: '5',
  email: 'zoe@example.org',
  phoneNumber: '418 555-0101',
  phoneNumberType: 'mobile',
  'membership.codeOptionAdhesion': 'PLUS',
};

export const address = { address: '455 3e Avenue', city: 'Québec', postalCode: 'G1L 2W2' };

/** The step of the associate members, with one of them. */
export const additionalMember = {
  'additionalMembers.0.greetings': 'M',
  'additionalMembers.0.firstName': 'Noé',
  'additionalMembers.0.lastName': 'Roy',
  'additionalMembers.0.birthYear': '2004',
  'additionalMembers.0.birthMonth': '3',
  'additionalMembers.0.email': 'noe@example.org',
  'additionalMembers.0.phoneNumber': '418 555-0103',
};
