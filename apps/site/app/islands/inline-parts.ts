import { startScript } from 'virtual:start-script';

// Inline scripts and styles of a page without the router; its security policy has their hashes.

/** The browser may skip a transition on a slow or hidden page, which is not an error. */
export const allowSkippedTransitions = `for(const name of ['pageswap','pagereveal'])addEventListener(name,({viewTransition:t})=>{if(t)for(const one of [t.ready,t.finished,t.updateCallbackDone])one.catch(()=>{})});`;

/**
 * Loads `start.ts` and other scripts of the site as elements that a script adds: the policy trusts those, but not an
 * `import`, which it treats as written in the page. They are added when the page is complete, because they read all of
 * it: from the browser's cache, they could run earlier.
 */
export function loadScripts(others: readonly string[]): string {
  return [
    allowSkippedTransitions,
    `addEventListener('DOMContentLoaded',()=>{for(const src of ${JSON.stringify([startScript, ...others])})`,
    `document.head.append(Object.assign(document.createElement('script'),{type:'module',src}))})`,
  ].join('');
}

/** Prefetches a page of the site when a visitor is about to follow its link. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'moderate',
    },
  ],
});
