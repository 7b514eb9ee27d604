// @vitest-environment jsdom

import { defaultClub } from '@jalon/club';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inPage } from '../../testing/in-page.tsx';
import { servedForm } from '../../testing/server-page.ts';
import { PriceListForm } from './index.ts';

it.each([
  ['fr', ['Le véhicule', 'La mécanique', 'Si c’est une camionnette', 'Les options']],
  ['en', ['The vehicle', 'Engine and drivetrain', 'If it is a pickup truck', 'Options']],
] as const)('puts its fields under four headings in %s, each the name of its group', (locale, names) => {
  const { container } = servedForm(inPage(<PriceListForm />, locale));
  const headings = [...container.querySelectorAll('fieldset > legend > h2')].map((one) => one.textContent);
  expect(headings).toEqual(names);
});

it('names no limit of the strict rules where the club widens them', () => {
  const club = { ...defaultClub, priceList: { vehicleNames: 'wide' as const } };
  const [strict, wide] = [defaultClub, club].map((one) =>
    renderToString(inPage(<PriceListForm />, 'fr', one)),
  );
  for (const hint of ['Lettres seulement', 'Exemple\u00a0: Civic', 'Exemple\u00a0: GT-Line']) {
    expect(strict).toContain(hint);
    expect(wide).not.toContain(hint);
  }
});
