// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Accordion, type AccordionProps } from './index.ts';

const items = ['a', 'b', 'c'].map((value) => ({
  value,
  header: `Titre ${value}`,
  content: `<p>Contenu ${value}</p>`,
}));
const open = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('has every content in the server’s HTML, closed or beyond “view more”', () => {
  const html = renderToString(
    <Accordion
      items={items}
      defaultValue="b"
      viewMoreButton={{ numberOfItemsDisplayed: 1, label: 'Voir les [count]' }}
      id="mine"
      className="ours"
    />,
  );
  for (const { value } of items) expect(html).toContain(`<p>Contenu ${value}</p>`);
  expect(html).toMatch(/^<div (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/);
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
  expect(html).toContain('Voir les 3');
});

describe('what opens and closes', () => {
  const opened = (props: Partial<AccordionProps>, ...presses: string[]) =>
    presses.reduce<Promise<unknown>>(
      (before, name) => before.then(() => press(`Titre ${name}`)),
      Promise.resolve(render(<Accordion items={items} {...props} />)),
    );

  it.each<[string, Partial<AccordionProps>, string[], string[]]>([
    ['one at a time', {}, ['a', 'b'], ['b']],
    ['closes the open one where it is collapsible', { defaultValue: 'b' }, ['b', 'a', 'a', 'c'], ['c']],
    ['keeps the open one where it is not', { collapsible: false, defaultValue: 'b' }, ['b'], ['b']],
    ['opens the first of several defaults', { defaultValue: ['b', 'c'] }, [], ['b']],
    ['shows the first of several values that the host gives', { value: ['c', 'a'] }, [], ['c']],
    ['moves to another where it is not', { collapsible: false, defaultValue: 'b' }, ['c'], ['c']],
    ['as many as are opened', { type: 'multiple', defaultValue: ['a'] }, ['b', 'c', 'a'], ['b', 'c']],
  ])('%s', async (_case, props, presses, expected) => {
    await opened(props, ...presses);
    expect(open()).toEqual(expected.map((name) => `Titre ${name}`));
  });

  it('says that the open one cannot be closed', async () => {
    await opened({ collapsible: false, defaultValue: 'b' });
    expect(screen.getByRole('button', { name: 'Titre b' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Titre a' })).not.toHaveAttribute('aria-disabled');
  });

  it('follows the host that decides', async () => {
    const changed = vi.fn();
    await opened({ value: ['a'], onValueChange: changed }, 'b');
    expect(open()).toEqual(['Titre a']);
    expect(changed).toHaveBeenCalledExactlyOnceWith(['b']);
  });
});

it('is found by the browser’s search in the page, and opens where it is found', () => {
  render(<Accordion items={items} />);
  const panel = document.getElementById(
    screen.getByRole('button', { name: 'Titre c' }).getAttribute('aria-controls') ?? '',
  );
  expect(panel).toHaveAttribute('hidden', 'until-found');
  fireEvent(panel as HTMLElement, new Event('beforematch'));
  expect(open()).toEqual(['Titre c']);
  expect(panel).not.toHaveAttribute('hidden');
});

it('shows features and specifications as sub-headings, what a host renders, and legal notes', () => {
  const html = renderToString(
    <Accordion
      items={[
        {
          value: 'a',
          header: 'A',
          content: { Moteur: '<b>2 L</b>', Poids: '1 400 kg' },
          legalNote: '<p>Note</p>',
        },
        { value: 'b', header: 'B', renderContent: () => <output>Rendu</output> },
      ]}
    />,
  );
  expect(html).toMatch(/<h4>Moteur<\/h4><div[^>]*><b>2 L<\/b>/);
  expect(html).toMatch(/data-size="small"[^>]*><p>Note/);
  expect(html).toContain('<output>Rendu</output>');
});
