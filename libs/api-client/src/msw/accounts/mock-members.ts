import { type MemberSource, residenceAddressCode } from '../../contract/index.ts';

/** An account of the mock API, with its member's details. */
export interface MockMember {
  readonly username: string;
  readonly password: string;
  readonly memberNumber: string;
  /** Left out: the membership system does not have the member. */
  readonly source?: MemberSource;
}

function source(
  memberNumber: string,
  [prenom, nom, courriel]: readonly [string, string, string],
  others: MemberSource['resMemberData']['membres'][0]['dossierAdhesion']['membresDossierAdhesion'] = [],
): MemberSource {
  const member = {
    noMembre: memberNumber,
    codeTypeMembre: 'P',
    codeOptionAdhesion: 'PLUS',
    codeClasseAdhesion: 'REG',
    indOptionVR: true,
    indPeutRecommander: true,
    personne: {
      prenom,
      nom,
      courriel,
      codeGenre: 'F',
      dateNaissance: '1988-02-29',
      telephones: { residentiel: '4185550101', cellulaire: '', travail: '', posteTravail: '' },
    },
  };
  const adresses = [
    {
      adresse: '455, 3e Avenue',
      appartement: '',
      ville: 'Québec',
      province: 'QC',
      codePostal: 'G1L 2W2',
      pays: 'CAN',
      codeTypeAdresse: residenceAddressCode,
      indAdresseNormalise: true,
    },
  ];
  return {
    resMemberData: {
      membres: [
        {
          ...member,
          personne: { ...member.personne, adresses },
          validationIntegriteDossier: true,
          dossierAdhesion: {
            codeStatutAdhesion: 'A',
            indEnRenouvellement: false,
            indRecuEnCadeau: false,
            codeTypeRenouvellement: 'A',
            dateExpiration: '2027-08-31',
            soldeDollarsCAA: 42.5,
            accumulationRabaisInstantanne: 7.25,
            solde: 0,
            membresDossierAdhesion: [member, ...(others ?? [])],
          },
          paiement: { codeTypePaiement: 'CC', indPaiementMensuel: false },
        },
      ],
    },
    resRoadAssistanceData: {
      nbServiceAssistanceUtilise: 1,
      nbServiceAssistanceTotal: 4,
      nbServiceAssitanceUtiliseOptionVR: 0,
      nbServiceAssitanceTotalOptionVR: 2,
    },
    resPrices: { montantPrixMensuel: 10.5 },
  };
}

/** Fictional. */
export const mockMembers: readonly MockMember[] = [
  {
    username: 'zoe.cote',
    password: 'jalon-demonstration',
    memberNumber: '1000000017',
    source: source('1000000017', ['Zoé', 'Côté', 'zoe.cote@example.org']),
  },
  {
    username: 'grace.macdonald',
    password: 'jalon-demonstration',
    memberNumber: '1000000108',
    source: source('1000000108', ['Grace', 'MacDonald', 'grace.macdonald@example.org']),
  },
];
