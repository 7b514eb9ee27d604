import { createHash } from 'node:crypto';
import { comparablePath } from '@jalon/host';
import { type Locale, type Localized, localeSegment, locales } from '@jalon/i18n';
import { anchorId } from '@jalon/ui/values';
import { isModelId, type ModelId } from '../model/features.ts';
import { pageFacts, pageTexts, siteTexts } from '../model/page.ts';
import type { ContentDocument } from './content-document.ts';
import type {
  Block,
  Content,
  ContentPage,
  ContentProblem,
  LocalizedDocument,
  PageTexts,
  Redirect,
  SiteTexts,
} from './content-source.ts';
import {
  bodyFeatures,
  isRecord,
  parseBlocks,
  parseFeature,
  parseFeatures,
  parseFields,
  parseFile,
  parseWhole,
  type Report,
  reporter,
  unknownFields,
} from './parse-file.ts';

/** A file: its path in the content folder, and its text. */
export interface ContentFile {
  readonly name: string;
  readonly text: string;
}

const wordsPerMinute = 200;
const frameParts = ['header', 'footer', 'formFooter'] as const;

/**
 * Reads all content. A page has the files `<id>.fr.md` and `<id>.en.md` in any folder; `site.fr.yml` and `site.en.yml`
 * hold what all pages share, `redirects.yml` the old addresses. Each document of the host has two files of its name.
 */
export function readContent(
  files: readonly ContentFile[],
  documents: readonly ContentDocument[] = [],
): Content {
  const problems: ContentProblem[] = [];
  const byId = new Map<string, Map<Locale, ContentFile>>();
  for (const file of files) {
    const [, id, locale] = /([^/]+)\.(fr|en)\.md$/.exec(file.name) ?? [];
    if (!id || !locale) continue;
    const page = byId.get(id) ?? new Map<Locale, ContentFile>();
    if (page.has(locale as Locale)) {
      problems.push({ file: file.name, path: '', reason: `the page ${id} has two files for this language` });
    }
    byId.set(id, page.set(locale as Locale, file));
  }

  const pages = Array.from(byId, ([id, texts]) => readPage(id, texts, problems)).filter(
    (page) => page !== undefined,
  );
  return {
    version: versionOf(files),
    pages: withoutTakenPaths(pages, problems).toSorted(byOrder),
    site: Object.fromEntries(
      locales.map((locale) => [locale, readSite(`site.${locale}.yml`, locale, files, problems)]),
    ) as Localized<SiteTexts>,
    documents: Object.fromEntries(
      documents.map((document) => [document.name, readDocument(document, files, problems)]),
    ),
    redirects: readRedirects(files, problems),
    problems,
  };
}

function versionOf(files: readonly ContentFile[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  return hash.digest('base64url').slice(0, 16);
}

/** A page in both languages: its language switch and its links for search engines lead to the other one. */
function readPage(
  id: string,
  files: ReadonlyMap<Locale, ContentFile>,
  problems: ContentProblem[],
): ContentPage | undefined {
  const { fr, en } = { fr: files.get('fr'), en: files.get('en') };
  if (!fr || !en) {
    const file = fr ?? en;
    problems.push({
      file: file?.name ?? id,
      path: '',
      reason: `the page has no ${fr ? 'English' : 'French'} file, and is not shown`,
    });
    return undefined;
  }
  const french = parseFile(fr.text, 'fr', reporter(fr.name, problems));
  return {
    ...parseFields(pageFacts, french.fields, reporter(fr.name, problems)),
    id,
    files: { fr: fr.name, en: en.name },
    texts: {
      fr: readTexts(id, 'fr', french, { ...pageTexts, ...pageFacts }, reporter(fr.name, problems)),
      en: readTexts(
        id,
        'en',
        parseFile(en.text, 'en', reporter(en.name, problems)),
        pageTexts,
        reporter(en.name, problems),
      ),
    },
  } as ContentPage;
}

/**
 * A page with the editor’s text in one language. The other language does not change; for a new page it is
 * the same.
 */
export function readEdited(
  before: ContentPage | undefined,
  id: string,
  locale: Locale,
  text: string,
  problems: ContentProblem[],
): ContentPage {
  const name = before?.files[locale] ?? `${id}.${locale}.md`;
  const report = reporter(name, problems);
  const file = parseFile(text, locale, report);
  const known = locale === 'fr' ? { ...pageTexts, ...pageFacts } : pageTexts;
  const texts = readTexts(id, locale, file, known, report);
  const facts = locale === 'fr' ? parseFields(pageFacts, file.fields, report) : before;
  return {
    ...facts,
    id,
    files: before?.files ?? { fr: name, en: name },
    texts: { fr: texts, en: texts, ...before?.texts, [locale]: texts },
  } as ContentPage;
}

function readTexts(
  id: string,
  locale: Locale,
  { fields, body }: ReturnType<typeof parseFile>,
  known: object,
  report: ReturnType<typeof reporter>,
): PageTexts {
  unknownFields(fields, { ...known, blocks: true, features: true }, report);
  const texts = parseFields(pageTexts, fields, report);
  const path = pathIn(locale, texts.path ?? fields.path);
  if (texts.path && path !== texts.path) report(['path'], `must begin with /${locale}`);
  const blocks = withText(parseBlocks(fields.blocks, report), bodyFeatures(body, report), report);
  return {
    ...texts,
    path: path ?? `/${locale}/${id}`,
    title: texts.title ?? id,
    description: texts.description ?? '',
    blocks,
    features: parseFeatures(fields.features, ['features'], report),
    readingMinutes: readingMinutes(body),
  };
}

/** The address under `/fr` or `/en` that an editor meant, in words of lower-case letters; undefined without any. */
function pathIn(locale: Locale, path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  if (path === `/${locale}`) return path;
  const words = path.split('/').map(anchorId).filter(Boolean);
  const rest = words.slice(localeSegment(`/${words[0]}`) ? 1 : 0);
  return rest.length > 0 ? `/${[locale, ...rest].join('/')}` : undefined;
}

/**
 * The text and the other blocks. The text comes first, but after a breadcrumb at the start, after a hero variant, which
 * has the page’s only heading of level 1, and after the recording of which it is the transcript.
 */
function withText(all: readonly Block[], body: readonly Block[], report: Report): Block[] {
  const isA = (modelId: ModelId) => (block: Block | undefined) =>
    block !== undefined && 'modelId' in block && block.modelId === modelId;
  const breadcrumb = all.slice(0, isA('breadcrumb')(all[0]) ? 1 : 0);
  const blocks = all.slice(breadcrumb.length);
  const isHero = isA('hero-variant');
  if (blocks.slice(1).some(isHero))
    report(['blocks'], 'only the first block, or the one after a breadcrumb, may be a hero-variant');
  const rest = blocks.filter((block) => !isHero(block));
  const recording = isA('recording')(rest[0]) ? rest.splice(0, 1) : [];
  return [...breadcrumb, ...blocks.slice(0, 1).filter(isHero), ...recording, ...body, ...rest];
}

function readingMinutes(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute));
}

/** If two pages have the same address, the second is left out. */
function withoutTakenPaths(pages: readonly ContentPage[], problems: ContentProblem[]): ContentPage[] {
  const taken = new Map<string, string>();
  return pages.filter(({ id, texts, files }) => {
    const clash = locales.find((locale) => taken.has(texts[locale].path));
    if (clash) {
      const reason = `is the address of the page ${taken.get(texts[clash].path)}`;
      problems.push({ file: files[clash], path: 'path', reason });
      return false;
    }
    for (const locale of locales) taken.set(texts[locale].path, id);
    return true;
  });
}

const byOrder = (one: ContentPage, other: ContentPage) =>
  (one.order ?? Number.POSITIVE_INFINITY) - (other.order ?? Number.POSITIVE_INFINITY) || 0;

function readSite(
  name: string,
  locale: Locale,
  files: readonly ContentFile[],
  problems: ContentProblem[],
): SiteTexts {
  const report = reporter(name, problems);
  const file = files.find((one) => one.name === name);
  if (!file) report([], 'the file is missing');
  const { fields } = parseFile(file?.text ?? '', locale, report);
  const { frame, ...texts } = fields;
  unknownFields(texts, siteTexts, report);
  const parts = frameParts.flatMap((part) => {
    const value = isRecord(frame) ? frame[part] : undefined;
    const feature = value === undefined ? undefined : parseFeature(value, ['frame', part], report);
    return feature && isModelId(feature.modelId) ? [[part, feature] as const] : [];
  });
  const {
    texts: shared = {},
    subjects = {},
    lifeMoments = {},
    alerts,
  } = parseFields(siteTexts, texts, report);
  return { texts: shared, subjects, lifeMoments, alerts, frame: Object.fromEntries(parts) };
}

/** A document is optional. */
function readDocument(
  { name, texts, facts }: ContentDocument,
  files: readonly ContentFile[],
  problems: ContentProblem[],
): LocalizedDocument {
  let shared: object = {};
  const read = locales.flatMap((locale) => {
    const file = files.find((one) => one.name === `${name}.${locale}.yml`);
    if (!file) return [];
    const report = reporter(file.name, problems);
    const { fields } = parseFile(file.text, locale, report);
    if (locale === 'fr') shared = parseFields(facts, fields, report);
    const content = parseWhole(texts, fields, report);
    return content ? [[locale, { ...content, ...shared }] as const] : [];
  });
  return Object.fromEntries(read);
}

function readRedirects(files: readonly ContentFile[], problems: ContentProblem[]): Redirect[] {
  const name = 'redirects.yml';
  const report = reporter(name, problems);
  const file = files.find((one) => one.name === name);
  const { fields } = parseFile(file?.text ?? '', 'en', report);
  return Object.entries(fields).flatMap(([from, to]) => {
    if (from.startsWith('/') && typeof to === 'string' && /^(page:|\/)/.test(to))
      return [{ from: comparablePath(from), to }];
    report([from], 'must be a path, and lead to a page:<id> or a path');
    return [];
  });
}
