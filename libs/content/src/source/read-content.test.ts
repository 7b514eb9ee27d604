import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contentDocument } from './content-document.ts';
import { problemLine } from './content-source.ts';
import { fileSource } from './file-source.ts';
import { readContent } from './read-content.ts';

const site = [
  { name: 'site.fr.yml', text: 'texts: {}\nsubjects: {}\nlifeMoments: {}' },
  { name: 'site.en.yml', text: 'texts: {}\nsubjects: {}\nlifeMoments: {}' },
];
const description = 'description: A description that is long enough for search engines to show it.';
const english = { name: 'a/tow.en.md', text: `---\npath: /en/tow\ntitle: Towing\n${description}\n---\n` };
const french = (fields = '', body = '') => ({
  name: 'a/tow.fr.md',
  text: `---\npath: /fr/remorquage\ntitle: Remorquage\n${description}\n${fields}\n---\n${body}`,
});
const read = (...files: { name: string; text: string }[]) => readContent([...site, ...files]);
const problemsOf = (fields: string) => read(french(fields), english).problems.map(problemLine);

describe('a page', () => {
  it('has its facts from the French file, its texts from both, and a section for each heading', () => {
    const { pages, problems } = read(
      french('parent: home\norder: 3', "Début.\n\n## L'été\n\nTexte : **fort**."),
      english,
    );
    expect(problems).toEqual([]);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ id: 'tow', parent: 'home', order: 3 });
    expect(pages[0]?.texts.en).toMatchObject({ path: '/en/tow', title: 'Towing', blocks: [] });
    expect(pages[0]?.texts.fr.blocks).toEqual([
      { modelId: 'free-text', content: '<p>Début.</p>' },
      {
        modelId: 'free-text',
        heading: 'L’été',
        content: '<p>Texte\u00a0: <strong>fort</strong>.</p>',
      },
    ]);
  });

  it('has its recording before the text, and its other blocks after', () => {
    const recording =
      '{ modelId: recording, label: Film, src: /media/a.webm, captions: /media/a.vtt, poster: { src: "picture:garage" } }';
    const title = '{ modelId: title, title: Fin }';
    const order = (blocks: string) =>
      read(french(`blocks: [${blocks}]`, 'Texte.'), english).pages[0]?.texts.fr.blocks.map(
        (block) => 'modelId' in block && block.modelId,
      );
    expect(order(`${recording}, ${title}`)).toEqual(['recording', 'free-text', 'title']);
    expect(order(`{ modelId: hero-variant, heading: Ici }, ${recording}, ${title}`)).toEqual([
      'hero-variant',
      'recording',
      'free-text',
      'title',
    ]);
    expect(order(`${title}, ${recording}`)).toEqual(['free-text', 'title', 'recording']);
  });

  it('without its other language is named and not shown', () => {
    const { pages, problems } = read(french());
    expect(pages).toEqual([]);
    expect(problems.map(problemLine)).toEqual([
      'a/tow.fr.md: the page has no English file, and is not shown',
    ]);
  });

  it('at the address of another page is named and left out', () => {
    const other = { ...english, name: 'b/other.en.md' };
    const { pages, problems } = read(french(), english, { ...french(), name: 'b/other.fr.md' }, other);
    expect(pages.map(({ id }) => id)).toEqual(['tow']);
    expect(problems.map(problemLine)).toEqual(['b/other.fr.md, path: is the address of the page tow']);
  });

  it('comes in the order that the content gives', () => {
    const page = (id: string, order: string) => [
      { name: `${id}.fr.md`, text: french(order).text.replace('/remorquage', `/${id}`) },
      { name: `${id}.en.md`, text: english.text.replace('/tow', `/${id}`) },
    ];
    const { pages } = read(...page('a', ''), ...page('b', 'order: 2'), ...page('c', 'order: 1'));
    expect(pages.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

describe('features and specifications', () => {
  const contentOf = (written: string) => {
    const item = `{ value: a, header: A, accordionFeatAndSpecs: true, content: ${written} }`;
    const { pages, problems } = read(
      french(`blocks:\n  - modelId: accordion\n    items: [${item}]`),
      english,
    );
    expect(problems).toEqual([]);
    const [block] = pages[0]?.texts.fr.blocks ?? [];
    return block && 'items' in block ? block.items : [];
  };
  const item = {
    value: 'a',
    header: 'A',
    accordionFeatAndSpecs: true,
    content: { Où: '<p>Ici.</p>', Quand: '<p><em>Demain</em>.</p>' },
  };

  it('are a map of names to texts', () => {
    expect(contentOf('{ Où: Ici., Quand: "*Demain*." }')).toEqual([item]);
  });

  it('may be written as Markdown with a heading above each text', () => {
    expect(contentOf('"## Où\\nIci.\\n\\n## Quand\\n\\n*Demain*.\\n"')).toEqual([item]);
  });
});

describe('a breadcrumb that is the first block', () => {
  it.each([
    ['', ['breadcrumb', 'free-text', 'title']],
    ['\n  - { modelId: hero-variant, heading: H }', ['breadcrumb', 'hero-variant', 'free-text', 'title']],
  ])('comes before the text and the hero%s', (hero, order) => {
    const fields = `blocks:\n  - { modelId: breadcrumb }${hero}\n  - { modelId: title, title: T }`;
    const { pages, problems } = read(french(fields, 'Un texte.'), english);
    expect(problems).toEqual([]);
    const blocks = pages[0]?.texts.fr.blocks ?? [];
    expect(blocks.map((block) => 'modelId' in block && block.modelId)).toEqual(order);
  });
});

describe('a mistake', () => {
  const ofTheSite = 'a path of the site, such as /media/<file>; pictures of other hosts are blocked';

  const accordion = (fields: string) =>
    `blocks:\n  - modelId: accordion\n    items: [{ value: a, header: A, ${fields} }]`;
  const notAMap =
    'a/tow.fr.md, blocks.0.items.0.content: must be a map of names to texts, or Markdown with "## name" above each text, because accordionFeatAndSpecs is true';

  it.each([
    ['published: soon', 'a/tow.fr.md, published: Invalid ISO date'],
    ['colour: red', 'a/tow.fr.md, colour: is not a field of this'],
    ['blocks:\n  - { title: No model }', 'a/tow.fr.md, blocks.0: must be a feature with a modelId'],
    [
      'blocks:\n  - { modelId: faq, title: Q, items: [{ question: Why? }] }',
      'a/tow.fr.md, blocks.0.items.0.answer: is missing, must be string',
    ],
    [
      'features:\n  - { modelId: promo-banner, title: P, ctas: [{ label: Go, href: nowhere }] }',
      'a/tow.fr.md, features.0.ctas.0.href: must be page:<id>, a path, an https, mailto or tel address, or an #anchor',
    ],
    [
      'blocks:\n  - modelId: accordion\n    items: [{ value: a, header: A, legalNote: x }]',
      'a/tow.fr.md, blocks.0.items.0: has the unknown fields legalNote',
    ],
    [
      accordion('content: { B: c }'),
      'a/tow.fr.md, blocks.0.items.0.content: is a map: accordionFeatAndSpecs must be true',
    ],
    [accordion('accordionFeatAndSpecs: true'), notAMap],
    [accordion('accordionFeatAndSpecs: true, content: A text without names'), notAMap],
    [accordion('accordionFeatAndSpecs: true, content: "Before\\n## B\\nc"'), notAMap],
    [accordion('accordionFeatAndSpecs: true, content: "## B\\nc\\n## B\\nd"'), notAMap],
    [accordion('accordionFeatAndSpecs: true, content: "## B\\n## C\\nd"'), notAMap],
    [
      accordion('accordionFeatAndSpecs: true, content: { B: "![](https://pictures.example/a.jpg)" }'),
      `a/tow.fr.md, blocks.0.items.0.content.B: has a picture that is not at ${ofTheSite}`,
    ],
    [
      accordion('accordionFeatAndSpecs: yes'),
      'a/tow.fr.md, blocks.0.items.0.accordionFeatAndSpecs: Invalid input: expected boolean, received string',
    ],
    [
      'image: { src: "https://pictures.example/a.jpg" }',
      `a/tow.fr.md, image.src: must be picture:<name> or ${ofTheSite}`,
    ],
    [
      'hero: { image: { src: //pictures.example/a.jpg } }',
      `a/tow.fr.md, hero.image.src: must be picture:<name> or ${ofTheSite}`,
    ],
    [
      'blocks:\n  - { modelId: faq, title: Q, items: [{ question: Why?, answer: "![A](https://pictures.example/a.jpg)" }] }',
      `a/tow.fr.md, blocks.0.items.0.answer: has a picture that is not at ${ofTheSite}`,
    ],
  ])('in %j is named with its file, its path and a reason', (fields, line) => {
    expect(problemsOf(fields)).toEqual([line]);
  });

  it('in a picture of the text is named too', () => {
    const { problems } = read(french('', 'Un\n\n<img alt="" src="https://pictures.example/a.jpg">'), english);
    expect(problems.map(problemLine)).toEqual([
      `a/tow.fr.md, body: has a picture that is not at ${ofTheSite}`,
    ]);
    expect(read(french('', '![Une roue](/media/change-a-wheel-1.webp)'), english).problems).toEqual([]);
  });

  it('hides its feature and leaves the rest of the page', () => {
    const { pages } = read(
      french(
        'published: soon\nblocks:\n  - { modelId: faq }\n  - { modelId: title, title: Suite }',
        'Texte.',
      ),
      english,
    );
    expect(pages[0]?.published).toBeUndefined();
    expect(pages[0]?.texts.fr.blocks.map((block) => 'modelId' in block && block.modelId)).toEqual([
      'free-text',
      'title',
    ]);
  });

  it.each([
    ['/fr/Été 2026/Remorquage/', '/fr/ete-2026/remorquage'],
    ['/en/remorquage', '/fr/remorquage'],
    ['fr/remorquage', '/fr/remorquage'],
    ['remorquage', '/fr/remorquage'],
    ['/fr/$', '/fr/tow'],
    ['/en', '/fr/tow'],
    ['12', '/fr/tow'],
  ])('in the address %s is named, and leaves the page at %s', (path, address) => {
    const { name, text } = french();
    const { pages, problems } = read({ name, text: text.replace('/fr/remorquage', path) }, english);
    expect(pages[0]?.texts.fr.path).toBe(address);
    expect(problems.map(({ file, path }) => [file, path])).toEqual([['a/tow.fr.md', 'path']]);
  });

  it('in the YAML leaves what could be read', () => {
    const { pages, problems } = read(french('tagline: "open', 'Texte.'), english);
    expect(problems.length).toBeGreaterThan(0);
    expect(pages[0]?.texts.fr).toMatchObject({ path: '/fr/remorquage', title: 'Remorquage' });
  });

  it('in a model id leaves a placeholder', () => {
    const { pages, problems } = read(french('blocks:\n  - { modelId: carousel, speed: 3 }'), english);
    expect(pages[0]?.texts.fr.blocks).toEqual([{ modelId: 'unknown', name: 'carousel' }]);
    expect(problems.map(problemLine)).toEqual([
      'a/tow.fr.md, blocks.0.modelId: no feature has the model id "carousel"',
    ]);
  });
});

describe('a document of the host', () => {
  const garages = contentDocument({
    name: 'garages',
    singularName: 'garage',
    texts: z.object({ title: z.string(), names: z.array(z.string()) }),
    facts: { count: z.optional(z.int()) },
  });
  const written = (fr: string, en = 'title: Garages\nnames: [North]') =>
    readContent(
      [...site, { name: 'garages.fr.yml', text: fr }, { name: 'garages.en.yml', text: en }],
      [garages],
    );

  it('has its texts from each language, and what both share from the French file', () => {
    const content = written("title: L'équipe\nnames: [Nord]\ncount: 2");
    expect(content.problems).toEqual([]);
    expect(garages.in(content, 'fr')).toEqual({ title: 'L’équipe', names: ['Nord'], count: 2 });
    expect(garages.in(content, 'en')).toEqual({ title: 'Garages', names: ['North'], count: 2 });
  });

  it('is absent in the language that has a mistake, which is named', () => {
    const content = written('title: Les garages');
    expect(garages.in(content, 'fr')).toBeUndefined();
    expect(garages.in(content, 'en')).toMatchObject({ title: 'Garages' });
    expect(content.problems.map(problemLine)).toEqual(['garages.fr.yml, names: is missing, must be array']);
  });

  it('is absent without files', () => {
    const content = readContent(site, [garages]);
    expect(content.problems).toEqual([]);
    expect(garages.in(content, 'fr')).toBeUndefined();
  });
});

describe('a folder of files', () => {
  it('is read once, or again after each change', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jalon-content-'));
    try {
      const write = (title: string, seconds: number) => {
        const file = join(folder, 'tow.fr.md');
        writeFileSync(file, french().text.replace('Remorquage', title));
        utimesSync(file, seconds, seconds);
      };
      writeFileSync(join(folder, 'tow.en.md'), english.text);
      write('Avant', 1);
      const once = fileSource(folder);
      const watched = fileSource(folder, { watch: true });
      const titles = () => [once, watched].map((source) => source.current().pages[0]?.texts.fr.title);
      expect(titles()).toEqual(['Avant', 'Avant']);
      const before = watched.current();
      expect(watched.current()).toBe(before);
      write('Après', 2);
      expect(titles()).toEqual(['Avant', 'Après']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('that is missing is a problem and not an exception', () => {
    const { pages, problems } = fileSource('/nowhere/at/all').current();
    expect(pages).toEqual([]);
    expect(problems.map(problemLine)[0]).toMatch(/^\/nowhere\/at\/all: can't be read/);
  });
});
