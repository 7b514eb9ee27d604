import { expect, it } from 'vitest';
import { revalidateSiteData } from './revalidate-site-data.ts';

const currentUrl = new URL('http://site.test/fr');
const nextUrl = new URL('http://site.test/en');

it.each([true, false])(
  'follows the router after a post (%s): it loads nothing after a failed one',
  (accepted) => {
    const defaultShouldRevalidate = accepted;
    expect(revalidateSiteData({ formMethod: 'POST', currentUrl, nextUrl, defaultShouldRevalidate })).toBe(
      accepted,
    );
  },
);

it('loads the data of the frame again with the page', () => {
  expect(revalidateSiteData({ currentUrl, nextUrl: currentUrl, defaultShouldRevalidate: true })).toBe(true);
});

it.each([undefined, 'GET'] as const)('keeps it when a link is followed (%s)', (formMethod) => {
  expect(revalidateSiteData({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate: true })).toBe(false);
});
