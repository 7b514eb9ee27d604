import { locales } from '@jalon/i18n';
import { addressesIn, resolverIn } from '../pages/addresses.ts';
import { resolveAddresses } from '../pages/resolve.ts';
import type { ContentProblem } from '../source/content-source.ts';
import { contentFeatures, featuresOf } from './features-of.ts';
import { type HostedFeatures, hostedFeature } from './hosted.ts';
import { pageView } from './page-view.ts';
import type { ViewSource } from './view-source.ts';

/** Every mistake in the content: in its files, and in references between them. */
export function contentProblems(source: ViewSource, hosted: HostedFeatures = {}): ContentProblem[] {
  return [...source.content.problems, ...mistakesAcrossFiles(source, hosted)];
}

/** References to pages, pictures and codes that do not exist, which only show in the whole content. */
function mistakesAcrossFiles(source: ViewSource, hosted: HostedFeatures): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const { content, table, pictures } = source;
  for (const page of content.pages) {
    for (const locale of locales) {
      const { blocks } = pageView(source, page, locale, { problems });
      const report = (reason: string) => problems.push({ file: page.files[locale], path: 'blocks', reason });
      for (const feature of featuresOf(blocks)) {
        const article = feature.modelId === 'article-spotlight' ? feature.article : undefined;
        if (article && !article.image) report(`the article ${article.href} has no image: it is not shown`);
      }
      const features = contentFeatures(page.texts[locale]);
      const place = { content, table, page, locale, features, resolve: resolverIn(source, locale) };
      for (const feature of features) {
        const part = hostedFeature(hosted, feature);
        for (const reason of part?.problems?.(feature as never, place) ?? []) report(reason);
      }
    }
    const { parent } = table.page(page.id);
    if (page.parent !== undefined && page.parent !== parent) {
      const reason = `"${page.parent}" is no page that leads up to the home page`;
      problems.push({ file: page.files.fr, path: 'parent', reason });
    }
    for (const list of ['subjects', 'lifeMoments'] as const) {
      const known = content.site.fr[list];
      for (const code of (page[list] ?? []).filter((one) => !(one in known))) {
        const reason = `"${code}" is not in site.fr.yml`;
        problems.push({ file: page.files.fr, path: list, reason });
      }
    }
  }
  for (const locale of locales) {
    const documents = Object.entries(content.documents).map(
      ([name, texts]) => [name, texts[locale]] as const,
    );
    for (const [name, document] of [['site', content.site[locale]] as const, ...documents]) {
      resolveAddresses(document, addressesIn(table, pictures, locale), (path, reason) =>
        problems.push({ file: `${name}.${locale}.yml`, path: path.join('.'), reason }),
      );
    }
  }
  for (const { to } of content.redirects) {
    const [, id] = /^page:([^#]+)/.exec(to) ?? [];
    if (id && !table.find(id)) {
      problems.push({ file: 'redirects.yml', path: to, reason: `no page has the id "${id}"` });
    }
  }
  return problems;
}
