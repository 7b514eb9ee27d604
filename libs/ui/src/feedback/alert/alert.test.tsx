import { translator } from '@jalon/i18n';
import { describe, expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { Alert, alertMessages } from './index.ts';

describe.each(['fr', 'en'] as const)('in %s', (locale) => {
  it.each(['info', 'success', 'warning', 'error'] as const)('says in words that it is %s', (variant) => {
    const html = serverHtml(
      <Alert variant={variant} title="Titre" className="mine">
        <p>Texte</p>
      </Alert>,
      locale,
    );
    expect(html).toMatch(/^<div (?=[^>]*data-surface="default")(?=[^>]*class="[^"]*mine)/);
    expect(html).toContain(`data-variant="${variant}"`);
    expect(html).toContain(`>${translator(alertMessages, { locale })(variant)}</span>Titre</p><p>Texte</p>`);
  });
});

it('is not announced unless asked, and then with the urgency of its kind', () => {
  expect(serverHtml(<Alert variant="error" />)).not.toContain('role=');
  expect(serverHtml(<Alert variant="error" announce />)).toContain('role="alert"');
  expect(serverHtml(<Alert variant="success" announce />)).toContain('role="status"');
});

it('has a button only where it can be closed', () => {
  expect(serverHtml(<Alert />)).not.toContain('<button');
  expect(serverHtml(<Alert onDismiss={() => undefined} />)).toMatch(/<button (?=[^>]*type="button")/);
});
