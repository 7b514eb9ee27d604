import { expect, it, vi } from 'vitest';
import { PageTable } from '../pages/page-table.ts';
import { samplePages } from '../testing/sample-engine.ts';
import { createSharePictures } from './create-share-pictures.ts';

const { content, table } = samplePages();
const members = {
  ...table.page('towing'),
  id: 'area',
  paths: { fr: '/fr/espace', en: '/en/area' },
  access: 'members' as const,
};

function start() {
  const draw = vi.fn(async () => Buffer.from('a picture'));
  const pictures = createSharePictures({
    pages: () => ({ content, table: new PageTable([...table.pages, members]) }),
    club: { name: { fr: 'Le club', en: 'The club' } },
    mark: '<svg></svg>',
    folder: '/nowhere',
    draw,
  });
  const get = (path: string, headers = {}) => pictures(new Request(`http://site.test${path}`, { headers }));
  return { get, draw };
}

it('makes the picture of a page once, however its address is written', async () => {
  const { get, draw } = start();
  for (const path of [
    '/fr',
    '/FR',
    '/Fr',
    '/en/advice/tires-1',
    '/en-ca/advice/tires-1',
    '/EN/Advice/Tires-1',
  ]) {
    expect((await get(`/share${path}.jpg`)).status).toBe(200);
  }
  expect(draw.mock.calls).toEqual([
    [expect.objectContaining({ title: 'Le club des automobilistes', scene: 'winter-road' })],
    [expect.objectContaining({ title: 'Choosing tires, 1 of 3', clubName: 'The club' })],
  ]);
});

it('makes a picture again after a failure', async () => {
  const { get, draw } = start();
  draw.mockRejectedValueOnce(new Error('no memory'));
  await expect(get('/share/fr.jpg')).rejects.toThrow('no memory');
  expect((await get('/share/fr.jpg')).status).toBe(200);
});

it('sends it to other sites, and not again to a browser that has it', async () => {
  const { get } = start();
  const { headers } = await get('/share/fr.jpg');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const again = await get('/share/fr.jpg', { 'if-none-match': headers.get('etag') });
  expect(again.status).toBe(304);
});

it.each(['/share/en/nowhere.jpg', '/share/fr/espace.jpg', '/share/', '/share/frxjpg'])(
  'has none at %s',
  async (path) => {
    const { get, draw } = start();
    expect((await get(path)).status).toBe(404);
    expect(draw).not.toHaveBeenCalled();
  },
);
