import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Faq } from './index.ts';

it('serves every question as a heading below the title, and every answer', () => {
  const html = renderToString(
    <Faq
      title="Vos questions"
      className="ours"
      items={[
        { question: 'Où?', answer: '<p>Ici</p>' },
        { question: 'Quand?', answer: '<p>Demain<script>x</script></p>' },
      ]}
    />,
  );
  expect(html).toMatch(/^<section (?=[^>]*id="vos-questions")(?=[^>]*class="[^"]*ours)/);
  expect(html).toContain('<h2 id="vos-questions-titre">Vos questions</h2>');
  expect(html.match(/<h3/g)).toHaveLength(2);
  expect(html).toContain('<p>Ici</p>');
  expect(html).toContain('<p>Demain</p>');
});
