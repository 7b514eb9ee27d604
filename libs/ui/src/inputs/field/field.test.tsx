import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { TextInput } from '../text-input/index.ts';
import { describedBy, Field } from './index.ts';

it('references the hint, then the error, and no missing element', () => {
  expect(describedBy('year', {})).toBeUndefined();
  expect(describedBy('year', { hint: 'Quatre chiffres' })).toBe('year-hint');
  expect(describedBy('year', { error: 'Vide' })).toBe('year-error');
  expect(describedBy('year', { hint: 'Quatre chiffres', error: 'Vide' })).toBe('year-hint year-error');
});

it('is complete on the server: label, hint, control, error, in the order in which they are read', () => {
  const html = serverHtml(
    <Field controlId="year" label="Année" hint="Quatre chiffres" error="Veuillez remplir ce champ">
      <TextInput id="year" name="vehiculeAnnee" />
    </Field>,
  );
  const places = ['for="year"', 'id="year-hint"', 'name="vehiculeAnnee"', 'id="year-error"'].map((part) =>
    html.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it.each([
  ['fr', 'Erreur\u00a0: '],
  ['en', 'Error: '],
] as const)('tells a screen reader that it is an error, in %s', (locale, prefix) => {
  const html = serverHtml(<Field controlId="year" label="Année" error="Vide" />, locale);
  expect(html).toContain(`>${prefix}<`);
});
