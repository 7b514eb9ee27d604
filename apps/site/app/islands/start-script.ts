import { address } from 'virtual:start-script';

/**
 * Loads `start.ts`. Inline, so that the security policy can name it by its hash. As an element that a script adds: the
 * policy trusts that one, and not an `import`, which counts as written in the page.
 */
export const startScript = `document.head.append(Object.assign(document.createElement('script'),{type:'module',src:${JSON.stringify(address)}}))`;

/** Loads a page of the site when someone is about to follow its link. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'moderate',
    },
  ],
});
