import '@jalon/ui/base.css';
import '@jalon/ui/tokens.css';
import { mockPrices } from '@jalon/api-client/msw';
import { I18nProvider } from '@jalon/i18n/react';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleMemberships } from '../samples/index.ts';
import { withPrices } from '../types/with-prices.ts';
import { Comparator, readSelection } from './index.ts';

const { types, sections, texts } = sampleMemberships.fr;

function renderComparator() {
  const onSelectionChange = vi.fn();
  const { container } = render(
    <I18nProvider locale="fr">
      <Comparator
        memberships={withPrices(types, mockPrices)}
        sections={sections}
        texts={texts}
        selection={readSelection('', types)}
        action="/"
        onSelectionChange={onSelectionChange}
      />
    </I18nProvider>,
  );
  const bar = container.querySelector('section');
  if (!bar) throw new Error('There is no bar');
  return { bar, onSelectionChange };
}

const focused = () => document.activeElement as HTMLElement;
/** A description of the focused control. */
const focusedName = () =>
  focused().getAttribute('aria-label') ?? focused().getAttribute('name') ?? focused().textContent.trim();

it('is used with the keyboard, and what has the focus is never under the bar', async () => {
  await page.viewport(1280, 800);
  const { bar, onSelectionChange } = renderComparator();
  const names: string[] = [];
  const tab = async () => {
    await userEvent.keyboard('{Tab}');
    names.push(focusedName());
    if (bar.contains(focused()) || bar.dataset.state !== 'shown') return;
    const { bottom } = focused().getBoundingClientRect();
    expect(bottom, focusedName()).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  };

  while (focusedName() !== 'first') await tab();
  expect(names).toEqual([...types.flatMap(({ name }) => [`Choisir ${name}`, `Tout sur ${name}`]), 'first']);
  await userEvent.keyboard('{ArrowDown}');
  expect(onSelectionChange).toHaveBeenLastCalledWith(
    { first: 'plus', second: 'essentiel', differences: false },
    expect.any(String),
  );
  await tab();
  await tab();
  expect(names.slice(-2)).toEqual(['second', 'differences']);
  await userEvent.keyboard(' ');
  expect(onSelectionChange).toHaveBeenLastCalledWith(
    { first: 'plus', second: 'essentiel', differences: true },
    expect.any(String),
  );
  await userEvent.keyboard(' ');

  names.length = 0;
  while (!bar.contains(focused())) await tab();
  const tips = sections.flatMap(({ title, tooltip }) => (tooltip ? [`Précisions\u00a0: ${title}`] : []));
  const choices = ['Jalon Plus', 'Jalon Essentiel', 'Jalon Famille', 'Jalon Premier'];
  expect(names).toEqual([...choices.map((name) => `Choisir ${name}`), ...tips, 'Choisir Jalon Plus']);
});

it('shows the table in a wide window, and in a phone once it is asked for', async () => {
  await page.viewport(1280, 800);
  renderComparator();
  const table = page.getByRole('table');
  const isDrawn = () => table.element().checkVisibility({ contentVisibilityAuto: true });
  expect(isDrawn()).toBe(true);
  await page.viewport(390, 800);
  expect(document.querySelector('table')?.checkVisibility()).toBe(false);
  await page.getByText('Comparer avantage par avantage').click();
  expect(isDrawn()).toBe(true);
});
