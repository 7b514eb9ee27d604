import { escapeHtml } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import { formatDate, type Locale, languageTag, translator } from '@jalon/i18n';
import type { PersonExport } from './person.ts';
import { fieldNames } from './person-fields.ts';
import { personPageMessages } from './person-page.messages.ts';

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
