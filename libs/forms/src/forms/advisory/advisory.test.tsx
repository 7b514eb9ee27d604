// @vitest-environment jsdom

import { ClubProvider } from '@jalon/club/react';
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ClubFormProps } from '../../kit/frame/use-club-form.ts';
import type { AdvisoryField, AdvisoryValues } from './advisory.schema.ts';
import { AdvisoryForm } from './index.ts';

const key = '0b51c0de-0000-4000-8000-000000000000';
const member = { name: 'Zoé', surname: 'Côté', memberNumber: '0123456789', email: 'zoe@example.org' };

describe.each([
  ['car', { subjects: 25 }],
  ['home', { subjects: 6 }],
] as const)('the server’s page of questions about the %s', (topic, { subjects }) => {
  function page(locale: Locale, props: ClubFormProps<AdvisoryValues> = { idempotencyKey: key }) {
    return (
      <I18nProvider locale={locale}>
        <AdvisoryForm topic={topic} {...props} />
      </I18nProvider>
    );
  }

  /** The server-rendered page, before any script runs. */
  function serverPage(locale: Locale, props?: ClubFormProps<AdvisoryValues>) {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(locale, props));
    document.body.append(container);
    onTestFinished(() => container.remove());
    const form = container.querySelector('form');
    if (!form) throw new Error('The server sent no form');
    const control = (field: AdvisoryField) => form.elements.namedItem(field) as HTMLTextAreaElement;
    return { container, form, control };
  }

  describe.each(['fr', 'en'] as const)('in %s', (locale) => {
    it('offers every subject in words, under a value of its own', () => {
      const options = [...serverPage(locale).form.querySelectorAll('option')].slice(1);
      expect(options).toHaveLength(subjects);
      expect(new Set(options.map(({ value }) => value)).size).toBe(subjects);
      expect(options.map(({ value }) => value)).not.toContainEqual(expect.stringMatching(/[^a-z-]/));
      expect(new Set(options.map(({ text }) => text)).size).toBe(subjects);
      expect(options.filter(({ text, value }) => text === value)).toEqual([]);
    });

    it.each([
      [
        'asks a visitor for a phone number',
        undefined,
        /\. Indiquez un numéro où vous joindre/,
        /\. Include a phone number/,
      ],
      [
        'asks no member for one',
        member,
        /, au numéro inscrit à votre compte/,
        /, at the number in your account/,
      ],
    ])('says by when it is answered by phone, and %s', (_title, member, fr, en) => {
      const { control } = serverPage(locale, { member });
      const byWhen = {
        fr: /par téléphone d’ici 2\u00a0jours ouvrables/,
        en: /by phone within 2 business days/,
      };
      for (const text of [byWhen[locale], { fr, en }[locale]]) {
        expect(control('textArea')).toHaveAccessibleDescription(expect.stringMatching(text));
      }
    });
  });
});

it('shows a club’s own subjects by their labels, ours by our words, and others by their values', () => {
  const subjects = [
    { value: 'noise' },
    { value: 'towing', label: { fr: 'Tracter', en: 'Tow' } },
    { value: 'Vélo' },
  ];
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <ClubProvider club={{ name: { fr: 'X', en: 'X' }, carAdvisory: { subjects } }}>
      <AdvisoryForm topic="car" />
    </ClubProvider>,
  );
  const options = [...container.querySelectorAll('option')].slice(1);
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['noise', 'D’où vient un bruit inhabituel?'],
    ['towing', 'Tracter'],
    ['Vélo', 'Vélo'],
  ]);
});
