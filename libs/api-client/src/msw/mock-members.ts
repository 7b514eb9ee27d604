import {
  type AccessTokenClaims,
  accessTokenCookie,
  type MemberSource,
  readAccessToken,
} from '../contract/index.ts';

/** An account that the handlers know, and what the membership system says of its member. */
export interface MockMember {
  readonly username: string;
  readonly password: string;
  readonly memberNumber: string;
  /** Without it the membership system does not know the member. */
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
      codeTypeAdresse: 'R',
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

/** Made up. */
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

/** How long a mock token is valid, in seconds. */
const lifetime = 7_200;
const header = encode({ alg: 'HS256', kid: 'mock' });

/** A token that looks like the API's. Its signature repeats the payload, so that a changed one is noticed. */
export function mockToken(memberNumber: string): string {
  const iat = Math.floor(Date.now() / 1000);
  const payload = encode({ memberNumber, iat, exp: iat + lifetime } satisfies AccessTokenClaims);
  return `${header}.${payload}.${payload}`;
}

/** Whose valid token a request carries, as a bearer's or in its cookie; MSW knows the cookies that no script reads. */
export function signedInNumber(
  { headers }: Request,
  cookies: Readonly<Record<string, string>>,
): string | undefined {
  const [, bearer] = headers.get('authorization')?.match(/^Bearer +(\S+)$/i) ?? [];
  const token = bearer ?? cookies[accessTokenCookie] ?? '';
  const [, payload] = token.split('.');
  if (token !== `${header}.${payload}.${payload}`) return undefined;
  const claims = readAccessToken(token);
  return claims && claims.exp > Date.now() / 1000 ? claims.memberNumber : undefined;
}

function encode(json: object): string {
  return btoa(JSON.stringify(json)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
