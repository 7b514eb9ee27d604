import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Highlighted } from './highlighted.tsx';

it.each([
  ['<em>Pneu</em>s d’hiver', '<em>Pneu</em>s d’hiver'],
  ['Fish &amp; <em>chips</em> &lt;3', 'Fish &amp; <em>chips</em> &lt;3'],
  ['l&#39;auto &#x27;n &quot;go&quot;', 'l&#x27;auto &#x27;n &quot;go&quot;'],
  ['<em>a</em><em>b</em>', '<em>a</em><em>b</em>'],
  ['<b>gras</b> <em>x</em>', '&lt;b&gt;gras&lt;/b&gt; <em>x</em>'],
  ['<em onclick="x()">a</em>', '&lt;em onclick=&quot;x()&quot;&gt;a&lt;/em&gt;'],
  ['<em>never closed', '&lt;em&gt;never closed'],
  ['', ''],
])('draws %s', (html, drawn) => {
  expect(renderToStaticMarkup(<Highlighted html={html} />)).toBe(drawn);
});
