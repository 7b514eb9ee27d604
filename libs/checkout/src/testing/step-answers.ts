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
