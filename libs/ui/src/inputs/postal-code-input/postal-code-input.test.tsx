import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostalCodeInput } from './index.ts';

it('serves a native field, its code in two groups', () => {
  const html = renderToString(<PostalCodeInput name="codePostal" defaultValue="h1h1h1" className="mine" />);
  expect(html).toMatch(/^<input (?=[^>]*type="text")(?=[^>]*name="codePostal")(?=[^>]*class="[^"]*mine)/);
  expect(html).toContain('value="H1H 1H1"');
  expect(html).toContain('autoComplete="postal-code"');
});
