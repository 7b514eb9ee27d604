import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrefixedInput } from './index.ts';

it('serves the prefix as text that describes a native input, and posts the input alone', () => {
  const html = renderToString(
    <PrefixedInput prefix="620 285" name="memberNumberBase" className="mine" aria-describedby="hint" />,
  );
  expect(html).toMatch(/^<div class="[^"]*mine"><span id="([^"]+)">620 285<\/span><input /);
  const id = /<span id="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`aria-describedby="${id} hint"`);
  expect(html).toMatch(/<input (?=[^>]*name="memberNumberBase")/);
  expect(html).not.toContain('prefix=');
});

it('serves a suffix after the input, which it describes too', () => {
  const html = renderToString(<PrefixedInput suffix="km" name="mileage" />);
  const id = /<span id="([^"]+)">km<\/span><\/div>$/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<input [^>]*aria-describedby="${id}"`));
});
