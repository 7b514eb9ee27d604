import sharp from 'sharp';
import { expect, it } from 'vitest';
import { linesOf, sharePicture } from './share-picture.ts';

it('is a JPEG of the size that social networks show, with the title on its left', async () => {
  const card = { clubName: 'Club Jalon', scene: 'tow-truck' };
  const [one, other] = await Promise.all(
    ['Remorquage', 'Remorquage et dépannage'].map((title) => sharePicture({ ...card, title })),
  );
  expect(await sharp(one).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  // White letters on the ground.
  const left = sharp(one).extract({ left: 72, top: 72, width: 500, height: 90 });
  const { channels } = await left.stats();
  expect(channels.map(({ max }) => max > 240)).toEqual([true, true, true]);
  expect(other?.equals(one ?? Buffer.alloc(0))).toBe(false);
});

it('breaks a title into lines at its spaces, and keeps a no-break space', () => {
  const lines = linesOf('Que faire quand la batterie est à plat\u00a0?', 64, 600);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('Que faire quand la batterie est à plat\u00a0?');
  expect(lines.at(-1)).toMatch(/plat\u00a0\?$/);
  expect(linesOf('Anticonstitutionnellement', 64, 100)).toEqual(['Anticonstitutionnellement']);
});
