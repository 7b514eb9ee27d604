import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Actions } from './index.ts';

const join = { href: '/adhesions', label: 'Voir les adhésions' };
const call = { href: '/contact', label: 'Nous joindre' };

it('gives only the main call to action an arrow', () => {
  const html = renderToString(<Actions primary={join} secondary={call} />);
  expect(html).toMatch(
    /data-variant="primary"[^>]*>.*Voir les adhésions.*<svg.*data-variant="secondary"[^>]*>Nous joindre</,
  );
  expect(html.match(/<svg/g)).toHaveLength(1);
});

it('omits a call to action without a text', () => {
  expect(
    renderToString(<Actions primary={{ ...join, label: '' }} secondary={call} />).match(/<a /g),
  ).toHaveLength(1);
  expect(renderToString(<Actions primary={{ ...join, label: '' }} />)).toBe('');
});
