import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { ExpertOpinion, type ExpertOpinionProps } from './index.ts';

const render = (locale: 'fr' | 'en', props: Partial<ExpertOpinionProps> = {}) =>
  serverHtml(<ExpertOpinion quote="Vérifiez à froid" name="Ève Tremblay" {...props} />, locale);

it('quotes as each language does', () => {
  expect(render('fr')).toContain('<blockquote>«\u00a0Vérifiez à froid\u00a0»</blockquote>');
  expect(render('en')).toContain('<blockquote>“Vérifiez à froid”</blockquote>');
});

it.each([
  ['astuce', 'L’astuce'],
  ['coeur', 'Notre coup de cœur'],
  ['expert', 'L’avis de l’expert'],
  ['experte', 'L’avis de l’experte'],
] as const)('names the tag %s', (tag, label) => {
  expect(render('fr', { tag })).toContain(label);
});

it('names the tag as the host does', () => {
  const html = render('fr', { tag: 'coeur', tagLabel: 'Notre favori' });
  expect(html).toContain('Notre favori');
  expect(html).not.toContain('Notre coup de cœur');
});

it('shows a quotation icon when there is no portrait', () => {
  expect(render('fr')).toContain('<svg');
  const html = render('fr', { image: <img src="/e.jpg" alt="Ève Tremblay" loading="lazy" /> });
  expect(html).not.toContain('<svg');
  expect(html).toContain('alt="Ève Tremblay"');
});

it('shows the expert’s name, occupation and place', () => {
  expect(render('fr', { occupation: 'Mécanicienne', organisation: 'Club Jalon' })).toContain(
    '<strong>Ève Tremblay</strong><span>Mécanicienne</span><span>Club Jalon</span>',
  );
  expect(render('fr', { imagePosition: 'right', className: 'ours' })).toMatch(
    /^<figure (?=[^>]*data-image-position="right")(?=[^>]*class="[^"]*ours)/,
  );
});
