import { describe, expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { ArticleQuickInfo, type ArticleQuickInfoProps } from './index.ts';

const article: ArticleQuickInfoProps = {
  title: 'Rouler en électrique par grand froid',
  href: '/conseils/electrique',
  lineOfBusiness: { label: 'Auto', href: '/auto' },
  lifeMoment: { label: 'Acheter', href: '/acheter' },
  label: 'Essai',
  summary: 'Trois semaines à −25 °C.',
  publishedDate: new Date('2026-02-01T23:30:00Z'),
  actionLabel: 'Lire l’article',
};
const render = (locale: 'fr' | 'en', props: Partial<ArticleQuickInfoProps> = {}) =>
  serverHtml(<ArticleQuickInfo {...article} {...props} />, locale);

describe('the day of publication', () => {
  it('is written long, in UTC and in the language of the page', () => {
    expect(render('fr')).toContain('Publié le<!-- --> <time dateTime="2026-02-01">1er février 2026</time>');
    expect(render('en')).toContain('Published<!-- --> <time dateTime="2026-02-01">February 1, 2026</time>');
  });

  it('comes after the host’s label when there is one', () => {
    expect(render('fr', { publishedDateLabel: 'Mis en ligne le' })).toContain(
      'Mis en ligne le<!-- --> <time',
    );
  });
});

it('has the first two tags as links and the label as text', () => {
  expect(render('fr')).toMatch(
    /<li><a href="\/auto">Auto<\/a><\/li><li><a href="\/acheter">Acheter<\/a><\/li><li>Essai<\/li>/,
  );
});

it('calls to read only where there is both an address and a word for it', () => {
  expect(render('fr')).toContain('Lire l’article');
  expect(render('fr', { actionLabel: undefined })).not.toContain('data-part="action"');
  const nowhere = render('fr', { href: undefined });
  expect(nowhere).not.toContain('data-part="action"');
  expect(nowhere).toContain('<h3>Rouler en électrique par grand froid</h3>');
});

it('passes other props to the root element', () => {
  expect(render('fr', { id: 'mine', className: 'ours' })).toMatch(
    /^<article (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/,
  );
});
