import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckboxGroup } from './index.ts';

const options = [
  { value: 'a', label: 'Auto' },
  { value: 'h', label: 'Habitation', disabled: true },
];

it('serves one native checkbox for each option, all of one name', () => {
  const html = renderToString(
    <CheckboxGroup
      legend="Assurances"
      name="insurance"
      options={options}
      defaultValue={['h']}
      className="mine"
    />,
  );
  expect(html).toMatch(/^<fieldset [^>]*class="[^"]*mine/);
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html.match(/name="insurance"/g)).toHaveLength(2);
  expect(html).toMatch(/<input (?=[^>]*value="h")(?=[^>]*checked)(?=[^>]*disabled)/);
  expect(html).not.toMatch(/<input (?=[^>]*value="a")(?=[^>]*checked)/);
});

it('shows every box in error with the group', () => {
  const html = renderToString(
    <CheckboxGroup legend="Assurances" name="insurance" options={options} error="Vide" />,
  );
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
});
