import { type Locale, languageTag } from '@jalon/i18n';
import { featuresOf } from './features-of.ts';
import type { PageView } from './view.ts';

type Data = Readonly<Record<string, unknown>>;

/** Structured data of a page (schema.org): the organisation, the breadcrumb, the article, the questions. */
export function structuredData(view: PageView, locale: Locale): Data[] {
  const { name, origin } = view.site;
  const club = { '@type': 'Organization', name };
  const data: Data[] = [];
  if (view.id === 'home') data.push({ ...club, url: origin + view.paths[locale] });
  if (view.crumbs.length > 1) {
    data.push({
      '@type': 'BreadcrumbList',
      itemListElement: view.crumbs.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + url,
      })),
    });
  }
  if (view.type && view.published) {
    data.push({
      '@type': 'Article',
      headline: view.title,
      description: view.description,
      inLanguage: languageTag(locale),
      datePublished: view.published,
      dateModified: view.updated ?? view.published,
      mainEntityOfPage: origin + view.paths[locale],
      author: club,
      publisher: club,
    });
  }
  const questions = featuresOf(view.blocks).flatMap((feature) =>
    feature.modelId === 'faq' ? feature.items : [],
  );
  if (questions.length > 0) {
    data.push({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
  return data.map((one) => ({ '@context': 'https://schema.org', ...one }));
}
