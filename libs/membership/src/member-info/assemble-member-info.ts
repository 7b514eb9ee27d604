import type { MemberSource } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import type { MemberInfo } from './member-info.schema.ts';
import { isRenewalPeriod } from './renewal-period.ts';

type SourceMember = MemberSource['resMemberData']['membres'][0];
type SourcePerson = SourceMember['personne'];
type SourceAssociate = NonNullable<SourceMember['dossierAdhesion']['membresDossierAdhesion']>[number];

/**
 * Converts the membership system's response to member information. Missing values are omitted, and so
 * is the member from the list of associates. A club setting limits the data about associates.
 */
export function assembleMemberInfo(
  source: MemberSource,
  { memberInfo = {} }: Pick<ClubConfig, 'memberInfo'> = {},
): MemberInfo {
  const { resMemberData, resRoadAssistanceData, resPrices, dollarsReserves } = source;
  const [member] = resMemberData.membres;
  const { personne, paiement, dossierAdhesion } = member;
  const paymentPeriod = period(paiement?.indPaiementMensuel);

  return omitEmpty({
    name: personne.prenom,
    surname: personne.nom,
    memberNumber: member.noMembre,
    email: personne.courriel,
    genre: personne.codeGenre,
    dateNaissance: personne.dateNaissance,
    phone: phone(personne),
    addresses: personne.adresses?.map((one) =>
      omitEmpty({
        address: one.adresse,
        city: one.ville,
        province: one.province,
        postalCode: one.codePostal,
        indAdresseNormalise: one.indAdresseNormalise,
        appartement: one.appartement,
        pays: one.pays,
        codeTypeAdresse: one.codeTypeAdresse,
      }),
    ),
    codeOptionAdhesion: member.codeOptionAdhesion,
    codeStatusAdhesion: dossierAdhesion.codeStatutAdhesion,
    codeClasseAdhesion: member.codeClasseAdhesion,
    codeTypeMember: member.codeTypeMembre,
    codeTypePayment: paiement?.codeTypePaiement,
    codeTypeRenewal: dossierAdhesion.codeTypeRenouvellement,
    automaticRenewal: dossierAdhesion.codeTypeRenouvellement === 'A',
    expirationDate: dossierAdhesion.dateExpiration,
    indEnRenouvellement: dossierAdhesion.indEnRenouvellement,
    indRenewalPeriod: isRenewalPeriod(
      omitEmpty({
        status: dossierAdhesion.codeStatutAdhesion,
        renewalType: dossierAdhesion.codeTypeRenouvellement,
        paymentType: paiement?.codeTypePaiement,
        paymentPeriod,
        expirationDate: dossierAdhesion.dateExpiration,
        inRenewal: dossierAdhesion.indEnRenouvellement,
      }),
    ),
    validationIntegriteDossier: member.validationIntegriteDossier,
    indOptionVR: member.indOptionVR,
    indRecuEnCadeau: dossierAdhesion.indRecuEnCadeau,
    indPeutRecommander: member.indPeutRecommander,
    discountsBalanceValue: dossierAdhesion.soldeDollarsCAA,
    discountsReservedValue: dollarsReserves,
    discountsCumulatedValue: dossierAdhesion.accumulationRabaisInstantanne,
    assistanceServicesUsed: resRoadAssistanceData?.nbServiceAssistanceUtilise,
    assistanceServicesTotal: resRoadAssistanceData?.nbServiceAssistanceTotal,
    assistanceServicesUsedOptionVR: resRoadAssistanceData?.nbServiceAssitanceUtiliseOptionVR,
    assistanceServicesTotalOptionVR: resRoadAssistanceData?.nbServiceAssitanceTotalOptionVR,
    pricePerMonth: resPrices?.montantPrixMensuel,
    paymentPeriod,
    toPay: dossierAdhesion.solde,
    associatesMembers: dossierAdhesion.membresDossierAdhesion
      ?.filter(({ noMembre }) => noMembre !== member.noMembre)
      .map(memberInfo.associates === 'names' ? namedAssociate : associate),
  });
}

function namedAssociate({ noMembre, personne }: SourceAssociate) {
  return omitEmpty({ memberNumber: noMembre, name: personne.prenom, surname: personne.nom });
}

function associate(source: SourceAssociate) {
  const { personne } = source;
  return omitEmpty({
    memberNumber: source.noMembre,
    name: personne.prenom,
    surname: personne.nom,
    email: personne.courriel,
    codeGenre: personne.codeGenre,
    dateNaissance: personne.dateNaissance,
    codeClasseAdhesion: source.codeClasseAdhesion,
    phone: phone(personne),
    codeTypeMember: source.codeTypeMembre,
    codeOptionAdhesion: source.codeOptionAdhesion,
    indOptionVR: source.indOptionVR,
    indPeutRecommander: source.indPeutRecommander,
  });
}

function phone({ telephones }: SourcePerson) {
  return (
    telephones &&
    omitEmpty({
      home: telephones.residentiel,
      mobile: telephones.cellulaire,
      work: telephones.travail,
      workExtension: telephones.posteTravail,
    })
  );
}

function period(monthly: boolean | null | undefined): 'monthly' | 'annual' | undefined {
  if (monthly === true) return 'monthly';
  return monthly === false ? 'annual' : undefined;
}

/** Drops fields that are null, undefined or an empty string. */
function omitEmpty<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], null> } {
  const entries = Object.entries(fields).filter(([, value]) => value != null && value !== '');
  return Object.fromEntries(entries) as ReturnType<typeof omitEmpty<Fields>>;
}
