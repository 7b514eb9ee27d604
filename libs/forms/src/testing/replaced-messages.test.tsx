import { override } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AdvisoryForm, advisoryMessages } from '../forms/advisory/index.ts';
import { kitMessages } from '../messages/index.ts';

it('a host replaces texts of every form, and of one', () => {
  const overrides = {
    ...override(kitMessages, { fr: { choose: 'À vous de choisir' } }),
    ...override(advisoryMessages, { fr: { send: 'Poser la question' } }),
  };
  const html = renderToString(
    <I18nProvider locale="fr" overrides={overrides}>
      <AdvisoryForm topic="home" />
    </I18nProvider>,
  );
  expect(html).toContain('À vous de choisir');
  expect(html).toContain('Poser la question');
});
