// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkProvider } from '../../actions/link/index.ts';
import { RichText } from './index.ts';
import { parseRichText, type RichNode } from './parse-rich-text.ts';

/** The content of the root element. */
const inside = (html: string): string =>
  renderToString(<RichText html={html} />).replace(/^<div[^>]*>|<\/div>$/g, '');

function dom(html: string): HTMLElement {
  const body = document.createElement('body');
  body.innerHTML = renderToString(<RichText html={html} />);
  return body.firstElementChild as HTMLElement;
}

it('keeps what a text is made of', () => {
  expect(
    inside(
      '<p>Un <strong>texte</strong> et <a href="/fr">un lien</a>.<br>Fin</p><ul><li>Un</li><li>Deux</li></ul>',
    ),
  ).toBe(
    '<p>Un <strong>texte</strong> et <a href="/fr">un lien</a>.<br/>Fin</p><ul><li>Un</li><li>Deux</li></ul>',
  );
});

it('reads the characters that editors write as names or numbers', () => {
  expect(
    parseRichText(
      'L&rsquo;&eacute;t&eacute;&nbsp;: c&oelig;ur &amp; &#171;&#xA0;route&#xA0;&raquo; &inconnu;',
    ),
  ).toEqual(['L’été\u00a0: cœur & «\u00a0route\u00a0» &inconnu;']);
});

it('never makes a reference into a tag', () => {
  expect(inside('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('gives a page one main heading, its own', () => {
  expect(inside('<h1>Titre</h1>')).toBe('<h2>Titre</h2>');
});

it('removes scripts, styles, drawings and forms with their content, and keeps the text of containers', () => {
  expect(
    inside(
      '<div>a<script>b</script><style>c</style><svg><g>d</g></svg><select><option>e</option></select></div><form>f<input></form>',
    ),
  ).toBe('af');
});

it.each([
  ['<p>un<p>deux', '<p>un</p><p>deux</p>'],
  ['<p>un<div>deux</div>trois</p>', '<p>un</p>deuxtrois'],
  [
    '<ul>un<li>deux<ul><li>trois</ul><li>quatre</ul>',
    '<ul><li>un</li><li>deux<ul><li>trois</li></ul></li><li>quatre</li></ul>',
  ],
  ['<a href="/a">un<a href="/b">deux</a></a>', '<a href="/a">un</a><a href="/b">deux</a>'],
  ['<li>seul</li>', 'seul'],
  ['a < b et c > d', 'a &lt; b et c &gt; d'],
  ['<p>ouvert <em>aussi', '<p>ouvert <em>aussi</em></p>'],
  ['<!-- rien --><?php x ?><!doctype html>texte', 'texte'],
])('nests %s as a browser would', (given, expected) => {
  expect(inside(given)).toBe(expected);
});

it('makes a whole table of its cells, in a frame that scrolls', () => {
  const table = dom('<table> <tr><th scope="col">Prix<td colspan="2" onclick="x">12 </table>');
  expect(table.querySelector('section > table > tbody > tr')?.innerHTML).toBe(
    '<th scope="col">Prix</th><td colspan="2">12 </td>',
  );
});

describe('an address', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'java&Tab;script&colon;alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a/b',
  ])('of %s is not rendered as a link', (address) => {
    expect(dom(`<a href="${address}">x</a>`).querySelector('a')?.hasAttribute('href')).toBe(false);
  });

  it.each(['https://a.ca/b?c=d:e', '/fr/a', '#note', '?q=a:b', 'mailto:a@b.ca', 'tel:+15145550123', 'a/b'])(
    'of %s stays',
    (address) => {
      expect(dom(`<a href="${address}">x</a>`).querySelector('a')).toHaveAttribute('href', address);
    },
  );

  it('that opens a tab gives it no hold on ours', () => {
    expect(inside('<a href="https://a.ca" target="_blank">x</a>')).toBe(
      '<a href="https://a.ca" target="_blank" rel="noopener">x</a>',
    );
  });

  it('of a link is the router’s to follow', () => {
    const html = renderToString(
      <LinkProvider component={({ href, children }) => <a href={`/base${href}`}>{children}</a>}>
        <RichText html='<a href="/fr">x</a>' />
      </LinkProvider>,
    );
    expect(html).toContain('href="/base/fr"');
  });
});

describe('a video', () => {
  const address = 'https://www.youtube.com/embed/M7lc1UVf-VE';

  it('is a link that loads nothing, until it is pressed', () => {
    const { container } = render(
      <RichText html={`<iframe src="${address}" title="Le test" onload="x">a</iframe>`} />,
    );
    const link = screen.getByRole('link', { name: 'Voir la vidéo\u00a0: Le test' });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=M7lc1UVf-VE');
    expect(container.querySelector('[src]')).toBeNull();

    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(container.querySelector('iframe')).toBeNull();

    fireEvent.click(link);
    const frame = screen.getByTitle('Le test');
    expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1');
    expect(frame).toHaveFocus();
  });

  it('comes only from the provider’s embed path, and is never inside another link', () => {
    expect(inside('<iframe src="https://evil.example/www.youtube.com/embed/x">a</iframe>')).toBe('');
    expect(dom(`<a href="/a">x<iframe src="${address}"></iframe></a>`).querySelector('a a')).toBeNull();
  });
});

// Fragments known to break HTML sanitizers, cut, nested and joined in any order.
const pieces = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">',
  '<a href="javascript:alert(1)">',
  "<a href='jav&#x09;ascript:alert(1)'>",
  '<iframe src="javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<table><td><p>',
  '<b><p></b>',
  '<a><table><a>',
  '<ul><table><li>',
  '<style><!--</style><img src=x onerror=alert(1)>-->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p style="background:url(javascript:alert(1))" onclick=alert(1) id=a class=b>',
  '<object data="x"><embed src="x">',
  '<base href="//evil">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<x onclick=alert(1)>',
  '</p>',
  '</a>',
  '</td>',
  '</table>',
  '</ul>',
  '</div>',
  '<',
  '>',
  '"',
  "'",
  '&',
  '\0',
  'texte',
  '<li>',
  '<dl>',
  '<dt>',
  '<td>',
  '<tr>',
  '<figure><figcaption>',
  '<h2>',
  '<div>',
  '<a href="/b">',
  '<blockquote>',
  '<caption>',
  '<pre>',
];

const xss = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 12 })
  .map((parts) => parts.join(''))
  .chain((html) => fc.nat(html.length).map((cut) => html.slice(cut)));

const attributes = new Set(
  'alt allow aria-label class colspan data-size datetime dir height href lang loading referrerpolicy rel role rowspan scope src start tabindex target title width'.split(
    ' ',
  ),
);

it('renders only allowed elements and attributes for any text', () => {
  fc.assert(
    fc.property(xss, (html) => {
      for (const element of dom(html).querySelectorAll('*')) {
        expect(element.localName).not.toMatch(
          /^(script|style|svg|math|object|embed|form|input|base|meta|link|template|textarea|x)$/,
        );
        expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
        for (const { name, value } of element.attributes) {
          expect(attributes).toContain(name);
          if (name === 'src' || name === 'href') {
            // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them.
            expect(value.replaceAll(/[\u0000-\u0020]/g, '')).not.toMatch(/^(javascript|data|vbscript):/i);
          }
        }
      }
    }),
    { numRuns: 500 },
  );
});

/** An outline of elements and text, with adjacent text joined. */
type Outline = [tag: string, ...children: (Outline | string)[]];

function joined(children: readonly (Outline | string)[]): (Outline | string)[] {
  const all: (Outline | string)[] = [];
  for (const child of children) {
    const last = all.at(-1);
    if (typeof child === 'string' && typeof last === 'string') all[all.length - 1] = last + child;
    else all.push(child);
  }
  return all;
}
const ofTree = (node: RichNode): Outline | string =>
  typeof node === 'string'
    ? node.replaceAll(/\r\n?/g, '\n')
    : [node.tag, ...joined(node.children.map(ofTree))];
function ofDom(node: Node): Outline | string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.localName === 'section') return ofDom(node.firstElementChild as Element);
  return [node.localName, ...joined([...node.childNodes].map(ofDom).filter(Boolean))];
}

it('serves a tree that every browser reads as it was meant, so that hydration finds it', () => {
  fc.assert(
    fc.property(xss, (html) => {
      const [, ...served] = ofDom(dom(html)) as Outline;
      expect(served).toEqual(joined(parseRichText(html).map(ofTree)));
    }),
    { numRuns: 500 },
  );
});

it('reads a megabyte of unclosed tags without delay', () => {
  const start = performance.now();
  parseRichText('<a href="'.repeat(120_000));
  parseRichText('<p><b>'.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(5000);
});
