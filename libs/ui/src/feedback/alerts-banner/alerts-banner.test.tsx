import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AlertsBanner } from './index.ts';

it.each([
  ['fr', 'Avis importants'],
  ['en', 'Important notices'],
] as const)('serves every notice in a section with a name, in %s', (locale, name) => {
  const html = renderToString(
    <I18nProvider locale={locale}>
      <AlertsBanner
        className="mine"
        notices={[
          { id: 'a', title: 'Un' },
          { id: 'b', title: 'Deux', variant: 'error', permanent: true },
        ]}
      />
    </I18nProvider>,
  );
  expect(html).toMatch(new RegExp(`^<section (?=[^>]*aria-label="${name}")(?=[^>]*class="[^"]*mine)`));
  expect(html).toMatch(/Un<.*Deux</);
  expect(html.match(/<button/g)).toHaveLength(1);
});

it('renders nothing without a notice', () => {
  expect(renderToString(<AlertsBanner notices={[]} />)).toBe('');
});
