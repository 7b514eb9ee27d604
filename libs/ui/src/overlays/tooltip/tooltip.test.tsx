// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { Tooltip } from './index.ts';

it.each([
  ['fr', 'Précisions'],
  ['en', 'Details'],
] as const)('serves a named button that its closed tooltip describes, in %s', (locale, name) => {
  const html = serverHtml(<Tooltip content="Par année d’adhésion." className="mine" />, locale);
  const id = /<button [^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<button (?=[^>]*aria-label="${name}")(?=[^>]*class="[^"]*mine)`));
  expect(html).toMatch(new RegExp(`<span (?=[^>]*id="${id}")(?=[^>]*role="tooltip")[^>]*>Par année`));
});

it('takes words of its own, which then name it', () => {
  const html = serverHtml(<Tooltip content="Par année.">8 dépannages</Tooltip>);
  expect(html).toContain('>8 dépannages</button>');
  expect(html).not.toContain('aria-label');
});

it('opens at a press, and calls the caller’s handler', () => {
  vi.useFakeTimers();
  const onClick = vi.fn();
  render(<Tooltip content="Par année." label="Durée" onClick={onClick} />);
  const trigger = screen.getByRole('button', { name: 'Durée' });
  const state = () => screen.getByText('Par année.').dataset.state;
  act(() => vi.advanceTimersByTime(1000));
  fireEvent.click(trigger);
  expect(state()).toBe('open');
  expect(onClick).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(trigger, { key: 'Escape' });
  expect(state()).toBe('closed');
  vi.useRealTimers();
});
