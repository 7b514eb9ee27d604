import { escapeHtml } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import { formatDate, type Locale, type Localized, languageTag, translator } from '@jalon/i18n';
import type { PersonExport } from './person.ts';
import { personPageMessages } from './person-page.messages.ts';

/** The names of the fields that most people have, in both languages. */
const fieldNames: Readonly<Record<string, Localized<string>>> = {
  firstName: { fr: 'Prénom', en: 'First name' },
  lastName: { fr: 'Nom', en: 'Last name' },
  prenom: { fr: 'Prénom', en: 'First name' },
  nom: { fr: 'Nom', en: 'Last name' },
  name: { fr: 'Nom', en: 'Name' },
  email: { fr: 'Courriel', en: 'Email' },
  courriel: { fr: 'Courriel', en: 'Email' },
  phone: { fr: 'Téléphone', en: 'Phone' },
  memberNumber: { fr: 'Numéro de membre', en: 'Member number' },
  noMembre: { fr: 'Numéro de membre', en: 'Member number' },
  username: { fr: 'Nom d’utilisateur', en: 'Username' },
  address: { fr: 'Adresse', en: 'Address' },
  city: { fr: 'Ville', en: 'City' },
  postalCode: { fr: 'Code postal', en: 'Postal code' },
  birthMonth: { fr: 'Mois de naissance', en: 'Month of birth' },
  birthYear: { fr: 'Année de naissance', en: 'Year of birth' },
  dateNaissance: { fr: 'Date de naissance', en: 'Date of birth' },
  payer: { fr: 'Payeur', en: 'Payer' },
  giver: { fr: 'Personne qui offre', en: 'Giver' },
  gift: { fr: 'Cadeau', en: 'Gift' },
  message: { fr: 'Message', en: 'Message' },
  details: { fr: 'Réponses', en: 'Answers' },
  values: { fr: 'Réponses', en: 'Answers' },
  data: { fr: 'Réponses', en: 'Answers' },
  payment: { fr: 'Paiement', en: 'Payment' },
  brand: { fr: 'Carte', en: 'Card' },
  lastFour: { fr: 'Quatre derniers chiffres', en: 'Last four digits' },
  contract: { fr: 'Contrat accepté', en: 'Accepted contract' },
  mandate: { fr: 'Accord de débit accepté', en: 'Accepted debit agreement' },
  acceptedAt: { fr: 'Accepté le', en: 'Accepted on' },
  placedAt: { fr: 'Commandé le', en: 'Ordered on' },
  ip: { fr: 'Adresse IP', en: 'IP address' },
  files: { fr: 'Fichiers', en: 'Files' },
  field: { fr: 'Champ', en: 'Field' },
  size: { fr: 'Octets', en: 'Bytes' },
  type: { fr: 'Type', en: 'Type' },
  userAgent: { fr: 'Navigateur', en: 'Browser' },
  browser: { fr: 'Navigateur', en: 'Browser' },
  system: { fr: 'Appareil', en: 'Device' },
  locale: { fr: 'Langue', en: 'Language' },
  state: { fr: 'État', en: 'State' },
  flow: { fr: 'Opération', en: 'Operation' },
  form: { fr: 'Numéro du formulaire', en: 'Form number' },
  attempts: { fr: 'Paiements', en: 'Payments' },
  later: { fr: 'Versements', en: 'Instalments' },
  refunds: { fr: 'Remboursements', en: 'Refunds' },
  disputes: { fr: 'Contestations auprès de la banque', en: 'Disputes at the bank' },
  messages: { fr: 'Messages envoyés', en: 'Messages sent' },
};

/** An export as a page that can be printed or sent: without scripts, pictures or links. */
export function personPage(
  { records, exportedAt }: PersonExport,
  { club, locale }: { readonly club: ClubConfig; readonly locale: Locale },
): string {
  const t = translator(personPageMessages, { locale });
  const dayOf = (time: string) => formatDate(new Date(time), locale);
  const title = escapeHtml(t('title', { club: club.name[locale] }));
  const kindOf = (kind: string) => {
    const key = `kind-${kind}`;
    return key in personPageMessages[locale] ? t(key as 'kind-order') : kind;
  };
  const sections = records.map(
    ({ kind, name, at, data }) => `<section>
<h2>${escapeHtml(`${kindOf(kind)} ${name}`)}</h2>
${at === undefined ? '' : `<p>${escapeHtml(t('stored', { date: dayOf(at) }))}</p>\n`}${htmlOf(data, locale)}
</section>`,
  );
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:1rem/1.5 sans-serif;max-width:45rem;margin:auto;padding:1rem}dt{font-weight:bold}dd{margin:0 0 .5rem 1.5rem}</style>
</head>
<body><main>
<h1>${title}</h1>
<p>${escapeHtml(t('made', { date: dayOf(exportedAt) }))}</p>
${sections.length > 0 ? sections.join('\n') : `<p>${escapeHtml(t('nothing'))}</p>`}
<p>${escapeHtml(t('notHere'))}</p>
</main></body>
</html>
`;
}

/** A value as nested lists; what is empty is left out. */
function htmlOf(value: unknown, locale: Locale): string {
  if (value instanceof Date) return escapeHtml(formatDate(value, locale));
  if (typeof value === 'boolean') {
    return escapeHtml(translator(personPageMessages, { locale })(value ? 'yes' : 'no'));
  }
  if (typeof value !== 'object' || value === null) return escapeHtml(String(value ?? ''));
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  if (Array.isArray(value)) {
    return `<ul>${entries.map(([, inner]) => `<li>${htmlOf(inner, locale)}</li>`).join('')}</ul>`;
  }
  const terms = entries.map(
    ([name, inner]) =>
      `<dt>${escapeHtml(fieldNames[name]?.[locale] ?? name)}</dt><dd>${htmlOf(inner, locale)}</dd>`,
  );
  return `<dl>${terms.join('')}</dl>`;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0;
}
