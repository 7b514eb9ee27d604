import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Fieldset } from './index.ts';

it('serves legend, hint, controls and error in the order in which they are read', () => {
  const html = renderToString(
    <Fieldset id="birth" className="mine" legend="Date" hint="Jour et année" error="Vide">
      <input name="day" />
    </Fieldset>,
  );
  expect(html).toMatch(
    /^<fieldset (?=[^>]*id="birth")(?=[^>]*class="[^"]*mine)(?=[^>]*aria-describedby="birth-hint birth-error")/,
  );
  const places = ['<legend>', 'birth-hint"', 'name="day"', 'id="birth-error"'].map((part) =>
    html.lastIndexOf(part),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('has no description for missing parts', () => {
  expect(renderToString(<Fieldset legend="Date" />)).not.toContain('aria-describedby');
});
