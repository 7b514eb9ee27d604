import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileInput } from './index.ts';

const file = { id: 'a', name: 'bruit.jpg', size: 2_000_000 };

it('has a box without a script for each file that the server has, checked', () => {
  const html = renderToString(
    <FileInput name="photos" chosen={[{ ...file, value: 'a 2000000 bruit.jpg' }]} onRemove={() => {}} />,
  );
  const box = html.match(/<input[^>]*type="checkbox"[^>]*>/)?.[0] ?? '';
  expect(box).toContain('name="photos"');
  expect(box).toContain('value="a 2000000 bruit.jpg"');
  expect(box).toContain('checked');
  expect(html).toContain('Joindre bruit.jpg (1,9\u00a0Mo)');
});

it('is a native control without files', () => {
  const html = renderToString(
    <FileInput name="photos" multiple accept=".pdf" chosen={[]} onRemove={() => {}} />,
  );
  expect(html).toMatch(/<input[^>]*type="file"/);
  expect(html).not.toContain('<ul');
});
