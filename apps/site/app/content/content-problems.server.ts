import { locales } from '@jalon/i18n';
import { addressesIn } from './addresses.server.ts';
import { membershipsOn } from './memberships-on.ts';
import type { ViewSource } from './page/block-view.server.ts';
import { featuresOf, formsOf } from './page/features-of.ts';
import { pageView } from './page/page-view.server.ts';
import { resolveAddresses } from './resolve.ts';
import type { ContentProblem } from './source/content-source.ts';

/** Every mistake in the content: in its files, and in references between them. */
export function contentProblems(source: ViewSource): ContentProblem[] {
  return [...source.content.problems, ...mistakesAcrossFiles(source)];
}

/** References to pages, pictures and codes that do not exist, which only show in the whole content. */
function mistakesAcrossFiles(source: ViewSource): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const page of source.content.pages) {
    for (const locale of locales) {
      const { blocks } = pageView(source, page, locale, problems);
      const [, second] = formsOf(blocks).filter(({ formId }) =>
        source.forms.some(({ id, membersOnly }) => id === formId && !membersOnly),
      );
      if (second) {
        const reason = `a page can have one form: the form ${second.formId} is a link to its own page`;
        problems.push({ file: page.files[locale], path: 'blocks', reason });
      }
      for (const feature of featuresOf(blocks)) {
        const article = feature.modelId === 'article-spotlight' ? feature.article : undefined;
        if (!article || article.image) continue;
        const reason = `the article ${article.href} has no image: it is not shown`;
        problems.push({ file: page.files[locale], path: 'blocks', reason });
      }
      const types = source.content.memberships[locale]?.types ?? [];
      for (const id of membershipsOn(page.texts[locale])) {
        if (types.some((type) => type.id === id)) continue;
        const reason = `no membership has the id "${id}"`;
        problems.push({ file: page.files[locale], path: 'blocks', reason });
      }
    }
    const { parent } = source.siteMap.page(page.id);
    if (page.parent !== undefined && page.parent !== parent) {
      const reason = `"${page.parent}" is no page that leads up to the home page`;
      problems.push({ file: page.files.fr, path: 'parent', reason });
    }
    for (const list of ['subjects', 'lifeMoments'] as const) {
      const known = source.content.site.fr[list];
      for (const code of (page[list] ?? []).filter((one) => !(one in known))) {
        const reason = `"${code}" is not in site.fr.yml`;
        problems.push({ file: page.files.fr, path: list, reason });
      }
    }
  }
  for (const locale of locales) {
    for (const name of ['site', 'memberships'] as const) {
      resolveAddresses(source.content[name][locale], addressesIn(source.siteMap, locale), (path, reason) =>
        problems.push({ file: `${name}.${locale}.yml`, path: path.join('.'), reason }),
      );
    }
  }
  for (const { to } of source.content.redirects) {
    const [, id] = /^page:([^#]+)/.exec(to) ?? [];
    if (id && !source.siteMap.find(id)) {
      problems.push({ file: 'redirects.yml', path: to, reason: `no page has the id "${id}"` });
    }
  }
  return problems;
}
