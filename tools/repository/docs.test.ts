import { existsSync, readFileSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from '../scripts/libraries.ts';
import { repositoryFiles } from './files.ts';

/** The documents that people read; the site's content is not one of them. */
const documents = repositoryFiles('*.md')
  .filter((file) => !/\.(fr|en)\.md$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${workspace}/${file}`, 'utf8') }));

const withoutCode = (text: string) =>
  text.replaceAll(/^( *)```.*?^\1```$/gms, '').replaceAll(/`[^`\n]*`/g, '');

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): Set<string> {
  const headings = text.replaceAll(/^( *)```.*?^\1```$/gms, '').matchAll(/^#+ (.+)$/gm);
  return new Set(
    Array.from(headings, ([, heading = '']) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The relative links of a document. */
const linksIn = (text: string) =>
  Array.from(withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target).filter(
    (target) => !/^([a-z]+:|\/)/.test(target),
  );

/** The relative links of a document that lead to no file, or to no heading of one. */
function brokenLinks(file: string, text: string): string[] {
  return linksIn(text).filter((target) => {
    const [path, anchor] = target.split('#');
    const linked = path ? normalize(join(file, '..', path)) : file;
    if (!existsSync(`${workspace}/${linked}`)) return true;
    if (!anchor || !linked.endsWith('.md')) return false;
    return !anchorsOf(readFileSync(`${workspace}/${linked}`, 'utf8')).has(anchor);
  });
}

it('links of documents lead to files and headings that exist', () => {
  const broken = documents.flatMap(({ file, text }) =>
    brokenLinks(file, text).map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('finds a link to a missing file, a missing heading and a heading of the page itself', () => {
  const text =
    '[a](missing.md) [b](README.md#no-such-heading) [c](#none) [d](README.md#where-to-start) `[e](no)`';
  expect(brokenLinks('CONTRIBUTING.md', text)).toEqual(['missing.md', 'README.md#no-such-heading', '#none']);
});

it('a page that is published with a library links to no file outside its package', () => {
  const outside = documents.flatMap(({ file, text }) => {
    if (!/^libs\/[^/]+\/[^/]+\.md$/.test(file)) return [];
    return linksIn(text)
      .filter((target) => target.startsWith('../'))
      .map((target) => `${file}: ${target}`);
  });
  expect(outside).toEqual([]);
});

it('a page that is published with a library names nothing that only the repository has', () => {
  const ours =
    /npx nx|npm run (generate|storybook|test:wide|host)|\btools\/|\b(of|in) (the|this) repository\b/i;
  const named = documents.flatMap(({ file, text }) => {
    if (!/^libs\/[^/]+\/(?!CHANGELOG)[^/]+\.md$/.test(file)) return [];
    return text
      .replaceAll(/<!--.*?-->/gs, '')
      .split('\n')
      .filter((line) => ours.test(line))
      .map((line) => `${file}: ${line}`);
  });
  expect(named).toEqual([]);
});

it('a README has fewer than 900 words: what is longer is a page of its own', () => {
  const long = documents
    .filter(({ file }) => basename(file) === 'README.md')
    .map(({ file, text }) => `${file}: ${text.trim().split(/\s+/).length}`)
    .filter((entry) => Number(entry.split(': ')[1]) >= 900);
  expect(long).toEqual([]);
});

it('a decision has a date, a status and who needs it', () => {
  const decisions = documents.filter(({ file }) => /^docs\/decisions\/(?!README)/.test(file));
  expect(decisions.length).toBeGreaterThan(10);
  const incomplete = decisions.filter(
    ({ text }) =>
      !/^# .+\n\n- Date: \d{1,2} [A-Z][a-z]+ \d{4}\b.*\n- Status: (proposed|accepted|replaced by )/.test(
        text,
      ) ||
      !/^- Needed by: ./m.test(text) ||
      !/\*\*Choice\.\*\*/.test(text) ||
      !/\*\*Alternatives?[.:]/.test(text) ||
      !/\*\*Cost\.\*\*/.test(text),
  );
  expect(incomplete.map(({ file }) => file)).toEqual([]);
});
