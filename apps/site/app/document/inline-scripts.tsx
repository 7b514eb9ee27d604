import { use } from 'react';
import { IslandsContext } from '../islands/islands-context.ts';

/** The browser may skip a transition on a slow or hidden page, which is not an error. */
const allowSkippedTransitions = `for(const name of ['pageswap','pagereveal'])addEventListener(name,({viewTransition:t})=>{if(t)for(const one of [t.ready,t.finished,t.updateCallbackDone])one.catch(()=>{})});`;

/**
 * The inline script that loads the scripts of the page as elements that a script adds: the security policy trusts those,
 * but not an `import`, which it treats as written in the page. They are added when the page is complete, because they
 * read all of it: from the browser's cache, they could run earlier.
 */
export function loadScripts(addresses: readonly string[]): string {
  return [
    allowSkippedTransitions,
    `addEventListener('DOMContentLoaded',()=>{for(const src of ${JSON.stringify(addresses)})`,
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

/** What React's hot reload and Vite need in a page that neither of them has written. */
const developmentScripts = ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime'];

/** The inline scripts of every page; its security policy has their hashes. */
export function InlineScripts() {
  const page = use(IslandsContext);
  if (!page) return null;
  return (
    <>
      {import.meta.env.DEV && developmentScripts.map((src) => <script key={src} type="module" src={src} />)}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of the build. */}
      <script dangerouslySetInnerHTML={{ __html: page.loader }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </>
  );
}
