import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'a', label: 'Automatique' },
  { value: 'm', label: 'Manuelle' },
];

it('serves native radio buttons of one name in a group with its legend', () => {
  const html = renderToString(
    <RadioGroup
      legend="Transmission"
      name="t"
      options={options}
      defaultValue="m"
      required
      className="mine"
    />,
  );
  expect(html).toMatch(
    /^<fieldset (?=[^>]*role="radiogroup")(?=[^>]*aria-required="true")[^>]*class="[^"]*mine/,
  );
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toMatch(/<input (?=[^>]*value="m")(?=[^>]*checked)/);
  expect(html.match(/ checked/g)).toHaveLength(1);
});

it('has no selection by default', () => {
  expect(renderToString(<RadioGroup legend="T" name="t" options={options} />)).not.toMatch(/ checked/);
  expect(renderToString(<RadioGroup legend="T" name="t" options={options} value="" />)).not.toMatch(
    / checked/,
  );
});

it('puts the error on the group', () => {
  const html = renderToString(<RadioGroup legend="T" name="t" options={options} error="Vide" />);
  expect(html).toMatch(/^<fieldset [^>]*aria-invalid="true"/);
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
});
