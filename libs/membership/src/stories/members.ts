import type { MemberSpace } from '../connected-space/index.ts';

/** A member with all the data that the member area can show. */
export const sampleMember: MemberSpace = {
  name: 'Zoé',
  surname: 'Côté',
  memberNumber: '1000000017',
  typeCode: 'PLUS',
  optionVr: true,
  gift: false,
  state: 'active',
  expires: '2027-08-31',
  automaticRenewal: true,
  canRenew: true,
  canRecommend: true,
  services: { used: 1, total: 4 },
  servicesVr: { used: 1, total: 2 },
  clubDollars: 4_250,
  instantDiscounts: 725,
  pricePerMonth: 1_400,
  paymentPeriod: 'annual',
  paymentType: 'card',
  balance: 0,
  associates: [
    { memberNumber: '1000000025', name: 'Éloi', surname: 'Côté-Roy', typeCode: 'BASE' },
    { memberNumber: '1000000124', name: 'Marie-Ève', surname: 'Roy', typeCode: 'PLUS' },
  ],
  contact: {
    email: 'zoe.cote@example.org',
    phone: { home: '4185550101', mobile: '4185550102', work: '4185550103', workExtension: '204' },
    address: {
      address: '455, 3e Avenue',
      appartement: '4',
      city: 'Québec',
      province: 'QC',
      postalCode: 'G1L2W2',
    },
  },
};

/** A member of whom only the name and the number are known. */
export const sparseMember: MemberSpace = {
  name: 'Maximilienne-Alexandrine',
  surname: 'Bourgault-Charbonneau',
  memberNumber: '1000000132',
  optionVr: false,
  gift: false,
  automaticRenewal: false,
  canRenew: false,
  canRecommend: false,
  associates: [],
  contact: {},
};
