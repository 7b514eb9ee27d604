import type { MemberSession } from '@jalon/api-client/contract';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionList } from './index.ts';

const session: MemberSession = {
  id: '7f1f3a3e-6c3f-4b19-9d26-0f3d6a7c1a01',
  browser: 'Firefox',
  system: 'Windows',
  signedInAt: '2026-11-23T03:04:00.000Z',
  lastSeenAt: '2026-11-23T14:30:00.000Z',
  current: true,
};

const render = (locale: 'fr' | 'en', ...sessions: MemberSession[]) =>
  renderToString(
    <I18nProvider locale={locale}>
      <SessionList action="/a" sessions={sessions} />
    </I18nProvider>,
  );

it('posts without JavaScript, with the time in Québec', () => {
  const html = render('fr', session);
  expect(html).toMatch(/<form[^>]+method="post"/);
  expect(html).toContain('Firefox sur Windows');
  expect(html).toContain('22 novembre 2026');
  expect(html).toContain(`value="${session.id}"`);
  expect(html).not.toContain('value="others"');
});

it.each([
  [{ browser: 'Firefox', system: '' }, 'Firefox'],
  [{ browser: '', system: 'Android' }, 'Android'],
  [{ browser: '', system: '' }, 'Unknown device'],
])('names a device of which only %j is known', (known, name) => {
  const html = render('en', session, { ...session, ...known, current: false });
  expect(html).toContain(`>${name}</p>`);
  expect(html).toContain('value="others"');
});
