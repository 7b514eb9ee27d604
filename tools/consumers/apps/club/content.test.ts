import { expect, it } from 'vitest';
import { content } from './content';

// The pages of content of this host: no server, no browser.

const ask = (path: string) => content.load(new Request(new URL(path, 'http://club.test')));

it.each([
  ['/fr/assistance-routiere', 'L’assistance routière', 'Questions fréquentes'],
  ['/en/roadside-assistance', 'Roadside assistance', 'Frequent questions'],
])('draws %s from its file', async (path, title, questions) => {
  expect(await ask(path)).toMatchObject({
    kind: 'page',
    status: 200,
    view: { kind: 'page', title, blocks: [{}, {}, { modelId: 'faq', title: questions }] },
  });
});

it('answers 404 elsewhere, and refuses a post', async () => {
  expect(await ask('/fr/ailleurs')).toMatchObject({ status: 404, view: { kind: 'missing' } });
  const post = new Request('http://club.test/fr/assistance-routiere', { method: 'POST' });
  expect(await content.post(post)).toMatchObject({ status: 405 });
});
