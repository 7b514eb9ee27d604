import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { AlertsBanner } from './index.ts';

it.each([
  ['fr', 'Avis importants'],
  ['en', 'Important notices'],
] as const)('serves every notice in a section with a name, in %s', (locale, name) => {
  const html = serverHtml(
    <AlertsBanner
      className="mine"
      notices={[
        { id: 'a', title: 'Un' },
        { id: 'b', title: 'Deux', variant: 'error', permanent: true },
      ]}
    />,
    locale,
  );
  expect(html).toMatch(new RegExp(`^<section (?=[^>]*aria-label="${name}")(?=[^>]*class="[^"]*mine)`));
  expect(html).toMatch(/Un<.*Deux</);
  expect(html.match(/<button/g)).toHaveLength(1);
});

it('renders nothing without a notice', () => {
  expect(serverHtml(<AlertsBanner notices={[]} />)).toBe('');
});
