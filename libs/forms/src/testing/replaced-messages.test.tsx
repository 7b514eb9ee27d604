import { override } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AdvisoryForm, advisoryMessages } from '../forms/advisory/index.ts';
import { kitMessages } from '../messages/index.ts';

describe('a host puts its own words in place of those', () => {
  it.each(['car', 'home'] as const)('of every form, and of the question about the %s', (topic) => {
    const overrides = {
      ...override(kitMessages, { fr: { choose: 'À vous de choisir' } }),
      ...override(advisoryMessages, { fr: { send: 'Poser la question' } }),
    };
    const html = renderToString(
      <I18nProvider locale="fr" overrides={overrides}>
        <AdvisoryForm topic={topic} />
      </I18nProvider>,
    );
    expect(html).toContain('À vous de choisir');
    expect(html).toContain('Poser la question');
  });
});
