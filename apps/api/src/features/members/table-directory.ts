import { type MemberSource, residenceAddressCode } from '@jalon/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContactChange, MemberDirectory } from './member-directory.ts';
import { memberAddresses, members, memberships } from './members.tables.ts';

type MemberRow = typeof members.$inferSelect;
type MembershipRow = typeof memberships.$inferSelect;
type AddressRow = typeof memberAddresses.$inferSelect;

/** The directory of the API's own tables. */
export function tableDirectory(database: Database): MemberDirectory {
  return {
    find: (memberNumber) =>
      database.transaction(async (transaction) => {
        const [found] = await transaction
          .select({ member: members, membership: memberships })
          .from(members)
          .innerJoin(memberships, eq(memberships.number, members.membershipNumber))
          .where(eq(members.memberNumber, memberNumber));
        if (!found) return undefined;
        const addresses = await transaction
          .select()
          .from(memberAddresses)
          .where(eq(memberAddresses.memberNumber, memberNumber))
          .orderBy(asc(memberAddresses.typeCode));
        const sharing = await transaction
          .select()
          .from(members)
          .where(eq(members.membershipNumber, found.membership.number))
          .orderBy(asc(members.memberNumber));
        return toSource({ ...found, addresses, sharing });
      }),

    updateContact: (memberNumber, { address, ...own }) =>
      database.transaction(async (transaction) => {
        const isMember = eq(members.memberNumber, memberNumber);
        const [member] = await transaction
          .select({ memberNumber: members.memberNumber })
          .from(members)
          .where(isMember)
          .for('update');
        if (!member) return false;
        const changed = changes(own);
        if (changed) await transaction.update(members).set(changed).where(isMember);
        if (address) {
          const row = { ...member, ...address, typeCode: residenceAddressCode, country: 'CAN' };
          await transaction
            .insert(memberAddresses)
            .values(row)
            .onConflictDoUpdate({
              target: [memberAddresses.memberNumber, memberAddresses.typeCode],
              set: row,
            });
        }
        return true;
      }),
  };
}

/** The columns to write; undefined when there are none. */
function changes(own: Omit<ContactChange, 'address'>): Partial<MemberRow> | undefined {
  const columns = Object.entries(own).filter(([, value]) => value !== undefined);
  return columns.length > 0 ? Object.fromEntries(columns) : undefined;
}

interface Found {
  readonly member: MemberRow;
  readonly membership: MembershipRow;
  readonly addresses: readonly AddressRow[];
  /** Every member of the membership. */
  readonly sharing: readonly MemberRow[];
}

function toSource({ member, membership, addresses, sharing }: Found): MemberSource {
  const own = memberFields(member);
  return {
    resMemberData: {
      membres: [
        {
          ...own,
          personne: {
            ...own.personne,
            adresses: addresses.map((row) => ({
              adresse: row.address,
              appartement: row.apartment,
              ville: row.city,
              province: row.province,
              codePostal: row.postalCode,
              pays: row.country,
              codeTypeAdresse: row.typeCode,
              indAdresseNormalise: row.normalised,
            })),
          },
          validationIntegriteDossier: member.fileIsSound,
          dossierAdhesion: {
            codeStatutAdhesion: membership.statusCode,
            indEnRenouvellement: membership.inRenewal,
            indRecuEnCadeau: membership.receivedAsGift,
            codeTypeRenouvellement: membership.renewalTypeCode,
            dateExpiration: membership.expiresOn,
            soldeDollarsCAA: dollars(membership.clubDollarsCents),
            accumulationRabaisInstantanne: dollars(membership.instantDiscountsCents),
            solde: dollars(membership.balanceCents),
            membresDossierAdhesion: sharing.map(memberFields),
          },
          paiement: {
            codeTypePaiement: membership.paymentTypeCode,
            indPaiementMensuel: membership.paidMonthly,
          },
        },
      ],
    },
    resRoadAssistanceData: {
      nbServiceAssistanceUtilise: member.assistanceUsed,
      nbServiceAssistanceTotal: member.assistanceTotal,
      nbServiceAssitanceUtiliseOptionVR: member.assistanceUsedVr,
      nbServiceAssitanceTotalOptionVR: member.assistanceTotalVr,
    },
    resPrices: { montantPrixMensuel: dollars(membership.pricePerMonthCents) },
  };
}

function memberFields(row: MemberRow) {
  return {
    noMembre: row.memberNumber,
    codeTypeMembre: row.typeCode,
    codeOptionAdhesion: row.optionCode,
    codeClasseAdhesion: row.classCode,
    indOptionVR: row.optionVr,
    indPeutRecommander: row.mayRecommend,
    personne: {
      prenom: row.firstName,
      nom: row.lastName,
      codeGenre: row.genderCode,
      courriel: row.email,
      dateNaissance: row.bornOn,
      telephones: {
        residentiel: row.homePhone,
        cellulaire: row.mobilePhone,
        travail: row.workPhone,
        posteTravail: row.workExtension,
      },
    },
  };
}

/** Amounts of the contract are in dollars: 1250 cents are 12.5. */
function dollars(cents: number): number {
  return cents / 100;
}
