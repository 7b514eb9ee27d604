import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { linesOf, sharePicture } from './share-picture.ts';

const mark =
  '<?xml version="1.0"?><svg viewBox="0 0 36 36"><title>Club</title><path d="M0 0h36v36H0z" fill="#fff"/></svg>';

/** The statistics of a part of a picture. It is cut to a file first, because sharp reads statistics from whole files. */
async function channelsIn(picture: Buffer | undefined, part: Region) {
  return (await sharp(await sharp(picture).extract(part).toBuffer()).stats()).channels;
}

it('is a JPEG of the size that social networks show, with the title on its left', async () => {
  const card = { clubName: 'Club Jalon', mark, scene: 'tow-truck' };
  const [one, other] = await Promise.all(
    ['Remorquage', 'Remorquage et dépannage'].map((title) => sharePicture({ ...card, title })),
  );
  expect(await sharp(one).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  // White letters on the background.
  const channels = await channelsIn(one, { left: 72, top: 72, width: 500, height: 90 });
  expect(channels.map(({ max }) => max > 240)).toEqual([true, true, true]);
  expect(other?.equals(one ?? Buffer.alloc(0))).toBe(false);
});

it('shows the photograph of a page on its right', async () => {
  const photograph = join(mkdtempSync(join(tmpdir(), 'jalon-share-')), 'red.png');
  onTestFinished(() => rmSync(dirname(photograph), { recursive: true }));
  await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } }).toFile(photograph);
  const picture = await sharePicture({
    title: 'Rouge',
    clubName: 'Club',
    mark,
    scene: 'tow-truck',
    photograph,
  });
  const channels = await channelsIn(picture, { left: 900, top: 100, width: 200, height: 400 });
  expect(channels.map(({ mean }) => Math.round(mean / 50))).toEqual([5, 0, 0]);
});

it('breaks a title into lines at its spaces, and keeps a no-break space', () => {
  const lines = linesOf('Que faire quand la batterie est à plat\u00a0?', 64, 600);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('Que faire quand la batterie est à plat\u00a0?');
  expect(lines.at(-1)).toMatch(/plat\u00a0\?$/);
  expect(linesOf('Anticonstitutionnellement', 64, 100)).toEqual(['Anticonstitutionnellement']);
});
