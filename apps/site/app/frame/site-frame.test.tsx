import { type ClubConfig, defaultClub } from '@jalon/club';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { FrameData } from '../site-data.server.ts';
import { withoutRootData } from '../use-site.ts';
import { SiteFrame } from './site-frame.tsx';

const links = [
  { href: '/en/help', label: 'Help' },
  { href: '/en/garages', label: 'Garages' },
];
const frame: FrameData = {
  menus: [{ href: '/en/about', label: 'About', groups: [{ title: 'The club', links }] }],
  popular: [],
  formFooter: { modelId: 'simple-footer', sections: [{ title: 'Links', links }] },
};

/** The addresses of the links to the current page. */
const currentIn = (html: string) =>
  [...html.matchAll(/<a (?=[^>]*aria-current="page")[^>]*href="([^"]*)"/g)].map(([, href]) => href);

function htmlOf(path: string, club: Partial<ClubConfig> = {}) {
  const element = (
    <I18nProvider locale="en">
      <SiteFrame>The page</SiteFrame>
    </I18nProvider>
  );
  const root = { ...withoutRootData, club: { ...defaultClub, ...club }, frame: { fr: frame, en: frame } };
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => root, element }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root } },
  });
  return renderToString(<RouterProvider router={router} />);
}

function open(path: string) {
  const [menu = '', footer = ''] = htmlOf(path).split('<footer');
  return { menu: currentIn(menu), footer: currentIn(footer) };
}

it.each(['/en/help', '/en-ca/help', '/EN-CA/Help'])(
  'marks the current page in the menu and the footer at %s',
  (path) => {
    expect(open(path)).toEqual({ menu: ['/en/help'], footer: ['/en/help'] });
  },
);

it('has a notice above the header that requests are not read, for a demonstration club only', () => {
  const html = htmlOf('/en/help', { demonstration: true });
  expect(html.indexOf('nobody reads what you send')).toBeGreaterThan(0);
  expect(html.indexOf('nobody reads what you send')).toBeLessThan(html.indexOf('<header'));
  expect(htmlOf('/en/help')).not.toContain('nobody reads');
});
