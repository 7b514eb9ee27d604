import * as z from 'zod/mini';

/**
 * A member in the membership system's own format, with its field names and their misspellings. Unknown
 * values are missing, null or an empty string. Dates are written 2027-03-31; amounts are in dollars.
 */

const text = z.nullish(z.string());
const indicator = z.nullish(z.boolean());
const amount = z.nullish(z.number());
const count = z.nullish(z.int());

const person = z.object({
  prenom: z.string(),
  nom: z.string(),
  codeGenre: text,
  courriel: text,
  dateNaissance: text,
  telephones: z.nullish(z.object({ residentiel: text, cellulaire: text, travail: text, posteTravail: text })),
  adresses: z.nullish(
    z.array(
      z.object({
        adresse: text,
        appartement: text,
        ville: text,
        province: text,
        codePostal: text,
        pays: text,
        codeTypeAdresse: text,
        indAdresseNormalise: indicator,
      }),
    ),
  ),
});

/** The fields of the member and of each associate on the same membership. */
const memberFields = {
  noMembre: z.string(),
  codeTypeMembre: text,
  codeOptionAdhesion: text,
  codeClasseAdhesion: text,
  indOptionVR: indicator,
  indPeutRecommander: indicator,
  personne: person,
};

const membership = z.object({
  /** `A`, `B` or `C`. */
  codeStatutAdhesion: text,
  indEnRenouvellement: indicator,
  indRecuEnCadeau: indicator,
  /** `A` renews automatically, `R` does not. */
  codeTypeRenouvellement: text,
  dateExpiration: text,
  soldeDollarsCAA: amount,
  accumulationRabaisInstantanne: amount,
  solde: amount,
  /** All members of the membership, including the requested one. */
  membresDossierAdhesion: z.nullish(z.array(z.object(memberFields))),
});

const member = z.object({
  ...memberFields,
  validationIntegriteDossier: indicator,
  dossierAdhesion: membership,
  /** `codeTypePaiement` is `CC`, a card, or `PB`, a bank account. */
  paiement: z.nullish(z.object({ codeTypePaiement: text, indPaiementMensuel: indicator })),
});

export const memberSource = z.object({
  /** The first of `membres` is the member who was asked for. */
  resMemberData: z.object({ membres: z.tuple([member], member) }),
  resRoadAssistanceData: z.nullish(
    z.object({
      nbServiceAssistanceUtilise: count,
      nbServiceAssistanceTotal: count,
      nbServiceAssitanceUtiliseOptionVR: count,
      nbServiceAssitanceTotalOptionVR: count,
    }),
  ),
  resPrices: z.nullish(z.object({ montantPrixMensuel: amount })),
  /** Club dollars of the balance that requests and orders have reserved, in dollars. Not of the membership system. */
  dollarsReserves: amount,
});
export type MemberSource = z.infer<typeof memberSource>;

export const getMemberQuery = z.object({
  /** The number of the token, without the club's prefix. */
  memberNumber: z.string().check(z.regex(/^\d{1,10}$/)),
});
export type GetMemberQuery = z.infer<typeof getMemberQuery>;
