import type { MemberSource } from '@jalon/api-client/contract';
import type { MemberInfo } from './member-info.schema.ts';
import { isRenewalPeriod } from './renewal-period.ts';

type SourceMember = MemberSource['resMemberData']['membres'][0];
type SourcePerson = SourceMember['personne'];
type SourceAssociate = NonNullable<SourceMember['dossierAdhesion']['membresDossierAdhesion']>[number];

/**
 * What is shown of a member, from what the membership system says (site spec §3). What it does not say is
 * left out; so is the member among its own associates.
 */
export function assembleMemberInfo(source: MemberSource): MemberInfo {
  const { resMemberData, resRoadAssistanceData, resPrices } = source;
  const [member] = resMemberData.membres;
  const { personne, paiement, dossierAdhesion } = member;
  const paymentPeriod = period(paiement?.indPaiementMensuel);

  return said({
    name: personne.prenom,
    surname: personne.nom,
    memberNumber: member.noMembre,
    email: personne.courriel,
    genre: personne.codeGenre,
    dateNaissance: personne.dateNaissance,
    phone: phone(personne),
    addresses: personne.adresses?.map((one) =>
      said({
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
      said({
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
      .map(associate),
  });
}

function associate(source: SourceAssociate) {
  const { personne } = source;
  return said({
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
    said({
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

/** Without what is null, an empty text, or missing. */
function said<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], null> } {
  const entries = Object.entries(fields).filter(([, value]) => value != null && value !== '');
  return Object.fromEntries(entries) as ReturnType<typeof said<Fields>>;
}
