import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Checkbox } from './index.ts';

it('serves a native checkbox in its label, with the caller’s attributes', () => {
  const html = renderToString(
    <Checkbox id="a" name="consent" value="1" label="J’accepte" defaultChecked isRequired className="mine" />,
  );
  expect(html).toMatch(/^<div class="[^"]*mine"><label><input (?=[^>]*type="checkbox")(?=[^>]*id="a")/);
  expect(html).toMatch(/<input (?=[^>]*name="consent")(?=[^>]*value="1")(?=[^>]*checked)(?=[^>]*required)/);
  expect(html).toContain('<span>J’accepte</span></label>');
});

it('describes the box with its hint and error, after the caller’s description', () => {
  const html = renderToString(
    <Checkbox id="a" label="J’accepte" hint="Une fois" error="Vide" aria-describedby="mine" />,
  );
  expect(html).toContain('aria-describedby="mine a-hint a-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('id="a-hint"');
  expect(html).toContain('id="a-error"');
});

it('is not invalid in Chromium’s accessibility tree because it is required and unchecked', () => {
  expect(renderToString(<Checkbox label="J’accepte" isRequired />)).toContain('aria-invalid="false"');
});

it('is not invalid without an error', () => {
  expect(renderToString(<Checkbox label="J’accepte" />)).not.toMatch(/aria-invalid|aria-describedby/);
});
