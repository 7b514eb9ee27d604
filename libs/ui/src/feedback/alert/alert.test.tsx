import { translator } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Alert, alertMessages } from './index.ts';

describe.each(['fr', 'en'] as const)('in %s', (locale) => {
  it.each(['info', 'success', 'warning', 'error'] as const)('says in words that it is %s', (variant) => {
    const html = renderToString(
      <I18nProvider locale={locale}>
        <Alert variant={variant} title="Titre" className="mine">
          <p>Texte</p>
        </Alert>
      </I18nProvider>,
    );
    expect(html).toMatch(/^<div (?=[^>]*data-surface="default")(?=[^>]*class="[^"]*mine)/);
    expect(html).toContain(`data-variant="${variant}"`);
    expect(html).toContain(`>${translator(alertMessages, { locale })(variant)}</span>Titre</p><p>Texte</p>`);
  });
});

it('is not announced unless asked, and then with the urgency of its kind', () => {
  expect(renderToString(<Alert variant="error" />)).not.toContain('role=');
  expect(renderToString(<Alert variant="error" announce />)).toContain('role="alert"');
  expect(renderToString(<Alert variant="success" announce />)).toContain('role="status"');
});

it('has a button only where it can be closed', () => {
  expect(renderToString(<Alert />)).not.toContain('<button');
  expect(renderToString(<Alert onDismiss={() => undefined} />)).toMatch(/<button (?=[^>]*type="button")/);
});
