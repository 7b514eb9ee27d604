import { override } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as car from '../forms/car-advisory/index.ts';
import * as home from '../forms/home-advisory/index.ts';
import { kitMessages } from '../messages/index.ts';

describe('a host puts its own words in place of those', () => {
  it.each<[string, typeof car.advisoryMessages, ReactNode]>([
    ['a vehicle', car.advisoryMessages, <car.CarAdvisoryForm key="car" />],
    ['the home', home.advisoryMessages, <home.HomeAdvisoryForm key="home" />],
  ])('of every form, and of the question about %s', (_, advisoryMessages, form) => {
    const overrides = {
      ...override(kitMessages, { fr: { choose: 'À vous de choisir' } }),
      ...override(advisoryMessages, { fr: { send: 'Poser la question' } }),
    };
    const html = renderToString(
      <I18nProvider locale="fr" overrides={overrides}>
        {form}
      </I18nProvider>,
    );
    expect(html).toContain('À vous de choisir');
    expect(html).toContain('Poser la question');
  });
});
