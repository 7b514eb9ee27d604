import { expect, it } from 'vitest';
import { revalidateSiteData } from './revalidate-site-data.ts';

const page = new URL('http://site.test/fr');
const other = new URL('http://site.test/en');

it('loads the data of the frame again after a post', () => {
  expect(revalidateSiteData({ formMethod: 'POST', currentUrl: page, nextUrl: other })).toBe(true);
});

it('loads it again with the page', () => {
  expect(revalidateSiteData({ currentUrl: page, nextUrl: page })).toBe(true);
});

it('keeps it when a link is followed', () => {
  expect(revalidateSiteData({ currentUrl: page, nextUrl: other })).toBe(false);
  expect(revalidateSiteData({ formMethod: 'GET', currentUrl: page, nextUrl: other })).toBe(false);
});
