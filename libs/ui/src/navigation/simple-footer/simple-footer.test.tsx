import { expect, it } from 'vitest';
import { sampleSections, sampleSocial } from '../../testing/sample-footer.tsx';
import { serverHtml } from '../../testing/server-html.tsx';
import { SimpleFooter } from './index.ts';

it.each([
  ['fr', 'Pied de page', 'À lire et à écouter'],
  ['en', 'Footer', 'Read and listen'],
] as const)('serves its sections and the social networks, in %s', (locale, navigation, social) => {
  const html = serverHtml(
    <SimpleFooter sections={sampleSections(locale)} social={sampleSocial} legal="© 2026" className="mine" />,
    locale,
  );
  expect(html).toMatch(/^<footer (?=[^>]*data-surface="primary")(?=[^>]*class="[^"]*mine)/);
  expect(html).toMatch(new RegExp(`<nav aria-label="${navigation}"`));
  expect(html).toMatch(new RegExp(`<h3 id="[^"]+">${social}</h3>`));
  expect(html).toMatch(/<svg [^>]*aria-hidden="true".*Facebook<\/a>/);
  expect(html).toContain('© 2026');
});

it('omits missing parts', () => {
  expect(serverHtml(<SimpleFooter sections={sampleSections('fr')} />)).not.toContain('À lire et à écouter');
});
