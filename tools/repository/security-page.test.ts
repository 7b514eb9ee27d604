import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const workspace = resolve(import.meta.dirname, '../..');
const page = readFileSync(`${workspace}/docs/security.md`, 'utf8');

/** The links of a page to files of the repository. */
const linksIn = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\((?!https:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, title = '', path = '']) => ({
    text: title,
    file: resolve(workspace, 'docs', path),
  }));
const links = linksIn(page);
const holdsTests = (file: string) => /\.(test|e2e)\.tsx?$|\/contract-suite\//.test(file);

/** Whether a source contains a title as a string, or as a template that appends the language. */
function hasTitle(source: string, title: string): boolean {
  return (
    ["'", '"', '`'].some((quote) => source.includes(quote + title + quote)) ||
    source.includes(`\`${title} (\${`)
  );
}

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0; they are the first of the section. */
const sections = new Map(
  `
    1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1
    4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2
    7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2
    10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
    14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
  `
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [section = '', count] = entry.split(':');
      return [section, Number(count)] as const;
    }),
);
const requirementsOf = (section: string) =>
  Array.from({ length: sections.get(section) ?? 0 }, (_, index) => `${section}.${index + 1}`);

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \|[^|]+\| ([\w ]+) \|/gm)].map(
  ([, number = '', state = '']) => ({ number, state }),
);
/** Requirements and whole sections that do not apply. */
const exempt = [...page.matchAll(/^- (\d[\d., ]+): /gm)].flatMap(([, numbers = '']) => numbers.split(', '));

it('the security page names files that exist', () => {
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ file }) => !existsSync(file))).toEqual([]);
});

it('the security page names tests that exist, by their titles', () => {
  const tests = links.filter(({ file }) => holdsTests(file) && existsSync(file));
  expect(tests.length).toBeGreaterThan(100);
  const unknown = tests.filter(({ text, file }) => !hasTitle(readFileSync(file, 'utf8'), text));
  expect(unknown).toEqual([]);
});

it('the security page names a test for each finding of the attack', () => {
  const findings = [...page.matchAll(/^\| (\d+) \|.*$/gm)];
  expect(findings.map(([, number]) => number)).toEqual(
    Array.from({ length: 22 }, (_, index) => `${index + 1}`),
  );
  const untested = findings.filter(([row]) => !linksIn(row).some(({ file }) => holdsTests(file)));
  expect(untested.map(([, number]) => number)).toEqual([]);
});

it('the page about checkouts names tests that exist, by their titles', () => {
  const named = linksIn(readFileSync(`${workspace}/docs/checkout.md`, 'utf8'));
  expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
  const tests = named.filter(({ file }) => holdsTests(file));
  expect(tests.length).toBeGreaterThan(20);
  expect(tests.filter(({ text, file }) => !hasTitle(readFileSync(file, 'utf8'), text))).toEqual([]);
});

it('the security page has each requirement of levels 1 and 2 once', () => {
  const listed = [
    ...rows.map(({ number }) => number),
    ...exempt.flatMap((number) => (sections.has(number) ? requirementsOf(number) : number)),
  ];
  expect(listed.toSorted()).toEqual([...sections.keys()].flatMap(requirementsOf).sort());
});

it('the security page counts its rows', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(page).toContain(
    `Of the ${rows.length} requirements that apply, ${count('met')} are met, ${count('partly')} partly met, ${count('not met')} not met, and ${count('operator')} are the operator's.`,
  );
});
