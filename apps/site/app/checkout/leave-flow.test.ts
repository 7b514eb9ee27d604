import { defaultClub } from '@jalon/forms/schemas';
import { expect, it } from 'vitest';
import { SiteMap, sitePages } from '../site-map.ts';
import { keepsFlowState } from './leave-flow.server.ts';

const terms = {
  id: 'terms',
  paths: { fr: '/fr/a-propos/conditions-d-utilisation', en: '/en/a-propos/conditions-d-utilisation' },
  label: { fr: 'Conditions', en: 'Terms' },
};
const siteMap = new SiteMap(sitePages(defaultClub, [terms]));

it.each([
  ['a step', '/fr/adhesion/adresse', true],
  ['the first step', '/en/gift-a-membership', true],
  ['a step in the other language', '/en-ca/renewal/review?attempt=a', true],
  ['the privacy policy', '/fr/a-propos/politique-de-confidentialite', true],
  ['the terms', '/en/a-propos/conditions-d-utilisation', true],
  ['the link to go on elsewhere', '/fr/reprendre/abc', true],
  ['signing in again for a step', '/fr/connexion?r=/fr/renouvellement/revision', true],
  ['signing in for something else', '/fr/connexion?r=/fr/espace-connecte', false],
  ['signing in', '/fr/connexion', false],
  ['a return to another site', '/fr/connexion?r=https://evil.example/fr/adhesion', false],
  ['the home page', '/fr', false],
  ['a form', '/fr/formulaires/test-de-batterie', false],
  ['the connected space', '/en/connected-space', false],
  ['a page that does not exist', '/fr/adhesion/inconnue', true],
])('%s keeps or flushes the state of the flows: %s', (_page, path, kept) => {
  expect(keepsFlowState(new URL(path, 'https://club.test'), siteMap)).toBe(kept);
});
