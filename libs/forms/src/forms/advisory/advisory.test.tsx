// @vitest-environment jsdom

import { defaultClub } from '@jalon/club';
import { describe, expect, it } from 'vitest';
import { inPage } from '../../testing/in-page.tsx';
import { parseAnswers } from '../../testing/parse-answers.ts';
import { control, servedForm } from '../../testing/server-page.ts';
import { AdvisoryForm } from './index.ts';

const member = { name: 'Zoé', surname: 'Côté', memberNumber: '0123456789', email: 'zoe@example.org' };

describe.each(['car', 'home'] as const)('a question about the %s', (topic) => {
  it.each([
    ['fr', undefined, 'd’ici 2\u00a0jours ouvrables. Indiquez un numéro où vous joindre.'],
    ['fr', member, 'd’ici 2\u00a0jours ouvrables, au numéro inscrit à votre compte'],
    ['en', undefined, 'within 2 business days. Include a phone number'],
    ['en', member, 'within 2 business days, at the number in your account'],
  ] as const)('says in %s by when %o is answered by phone, and at which number', (locale, member, text) => {
    const { form } = servedForm(inPage(<AdvisoryForm topic={topic} member={member} />, locale));
    expect(control(form, 'textArea')).toHaveAccessibleDescription(expect.stringContaining(text));
  });
});

it('shows a club’s own subjects by their labels, ours by our words, and others by their values', () => {
  const subjects = [
    { value: 'noise' },
    { value: 'towing', label: { fr: 'Tracter', en: 'Tow' } },
    { value: 'Vélo' },
  ];
  const club = { ...defaultClub, carAdvisory: { subjects } };
  const { form } = servedForm(inPage(<AdvisoryForm topic="car" />, 'fr', club));
  const options = [...form.querySelectorAll('option')].slice(1);
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['noise', 'D’où vient un bruit inhabituel?'],
    ['towing', 'Tracter'],
    ['Vélo', 'Vélo'],
  ]);
  expect(parseAnswers(1, { question: 'towing' }, club).errors).toBeUndefined();
  expect(parseAnswers(1, { question: 'recall' }, club).errors).toEqual({ question: 'invalidChoice' });
});
