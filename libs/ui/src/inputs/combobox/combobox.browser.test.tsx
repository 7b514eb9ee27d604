import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Combobox } from './index.ts';

const emulate = (features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });

afterEach(() => emulate([]));

it.each(['dark', 'light'])('writes the matching part like the rest in forced %s colours', async (scheme) => {
  await emulate([
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ]);
  render(
    <Combobox
      aria-label="Adresse"
      delay={0}
      load={async () => [
        { id: '1', label: '860 Rue Trémoy', highlight: [[0, 3]] },
        { id: '2', label: '860 Rue Saint-Joseph E', highlight: [[0, 3]] },
      ]}
    />,
  );
  await userEvent.type(page.getByRole('combobox'), '860');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { selected: true })).toBeVisible();

  const colours = page
    .getByRole('option')
    .elements()
    .map((option) => [option, option.querySelector('mark') ?? document.body].map(colour));
  expect(colours[0]?.[0], 'the current option is told from the other').not.toBe(colours[1]?.[0]);
  for (const [option, mark] of colours) expect(mark).toBe(option);
});

it('gives back to undo what a pick or the button that clears took away', async () => {
  render(
    <Combobox aria-label="Adresse" delay={0} load={async () => [{ id: '1', label: '860 Rue Trémoy' }]} />,
  );
  const field = page.getByRole('combobox');
  const undo = () => userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.type(field, '860');
  await expect.element(page.getByRole('option')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('860 Rue Trémoy');

  await userEvent.click(page.getByRole('button'));
  await expect.element(field).toHaveValue('');
  await undo();
  await expect.element(field).toHaveValue('860 Rue Trémoy');
  await undo();
  await expect.element(field).toHaveValue('860');
});

const colour = (element: Element) => getComputedStyle(element).color;
