import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { visit, visitTexts } from '../../testing/visit-form.tsx';
import { email, labelled, list } from '../form-rules.ts';
import { checkAnswers } from '../rules/form-definition.ts';
import { readableAnswers } from './answer-text.ts';

const { values } = checkAnswers(visit, {
  services: ['oil', 'tires'],
  tires: [
    { size: '205/55R16', season: 'winter', studs: 'no' },
    { size: '195/65R15', season: 'summer', studs: 'yes' },
  ],
  day: '2099-03-01',
  bought: { day: '9', month: '2', year: '2020' },
  mileage: '85 000',
  budget: '1250,5',
  isOwner: 'no',
  owner: {
    firstName: 'Zoé',
    phone: '4185550123',
    home: { address: '12 rue Un', apartment: '4', city: 'Laval', postalCode: 'H7A1A1' },
  },
  registered: 'US',
});

const read = (locale: 'fr' | 'en', answers: Record<string, unknown> = values ?? {}) =>
  readableAnswers(visit.schema, answers, { ...visitTexts(locale), locale }).map(
    ({ label, text }) => `${label}: ${text}`,
  );

it('writes every kind of answer as each language does, with its label', () => {
  expect(read('fr')).toEqual([
    'Travaux demandés: Pneus, Vidange d’huile',
    'Pneu 1, Dimensions: 205/55R16',
    'Pneu 1, Saison: Hiver',
    'Pneu 1, Avec crampons?: Non',
    'Pneu 2, Dimensions: 195/65R15',
    'Pneu 2, Saison: Été',
    'Jour du rendez-vous: 1er mars 2099',
    'Date d’achat du véhicule: 9 février 2020',
    'Kilométrage: 85\u00a0000\u00a0km',
    'Budget: 1\u00a0250,50$',
    'Le véhicule est-il à vous?: Non',
    'Prénom du propriétaire: Zoé',
    'Téléphone du propriétaire: 418 555-0123',
    'Adresse du propriétaire: 12, rue Un, app.\u00a04\nLaval (Québec)\u00a0\u00a0H7A\u00a01A1',
    'Pays d’immatriculation: États-Unis',
  ]);
  expect(read('en')).toEqual(
    expect.arrayContaining([
      'Work to do: Tires, Oil change',
      'Date of purchase of the vehicle: February 9, 2020',
      'Mileage: 85,000\u00a0km',
      'Budget: $1,250.50',
    ]),
  );
});

it('leaves out what is empty or hidden, and returns an answer of another form as it is', () => {
  const answers = {
    services: [],
    isOwner: 'yes',
    owner: { firstName: 'Zoé' },
    budget: '',
    mileage: '12 miles',
  };
  expect(read('en', answers)).toEqual(['Mileage: 12 miles', 'Is the vehicle yours?: Yes']);
});

it('takes the labels of the rules, of a list’s rows too, where the form has none', () => {
  const guest = z.object({ email: labelled({ fr: 'Courriel', en: 'Email' }, email()) });
  const schema = z.object({ guests: labelled({ fr: 'Personne', en: 'Guest' }, list(guest)) });
  const answers = { guests: [{ email: 'a@b.ca' }, { email: 'c@d.ca' }] };
  expect(readableAnswers(schema, answers, { labels: {}, locale: 'fr' })).toMatchObject([
    { label: 'Personne 1, Courriel', text: 'a@b.ca' },
    { label: 'Personne 2, Courriel', text: 'c@d.ca' },
  ]);
});
