// @vitest-environment jsdom
import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { SearchOverlay, type SearchSuggestion, type Suggest } from './index.ts';
import { useSuggestions } from './use-suggestions.ts';

it('serves a form that leads to the results without a script', () => {
  const html = serverHtml(
    <SearchOverlay id="recherche" action="/fr/resultats-de-recherche">
      <p>Souvent cherché</p>
    </SearchOverlay>,
  );
  expect(html).toContain('<search><form action="/fr/resultats-de-recherche">');
  expect(html).toMatch(/<input (?=[^>]*type="search")(?=[^>]*name="q")(?=[^>]*id="recherche-q")/);
  expect(html).toContain('<label for="recherche-q"');
  expect(html).toMatch(/<p role="status"[^>]*><\/p>/);
  expect(html).toContain('Souvent cherché');
});

describe('suggestions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const type = (hook: { current: { ask: (typed: string) => void } }, typed: string) =>
    act(async () => {
      hook.current.ask(typed);
      await vi.advanceTimersByTimeAsync(250);
    });

  it('are asked for from 3 characters on, spaces at the ends left out', async () => {
    const suggest = vi.fn<Suggest>(async () => []);
    const { result } = renderHook(() => useSuggestions(suggest));
    await type(result, 'pn');
    await type(result, 'pn ');
    expect(suggest).not.toHaveBeenCalled();
    await type(result, ' pne ');
    expect(suggest).toHaveBeenCalledExactlyOnceWith('pne', expect.any(AbortSignal));
    expect(result.current.suggestions).toEqual([]);
  });

  it('are asked for what was typed before the script loaded', async () => {
    const suggest = vi.fn<Suggest>(async () => []);
    const overlay = <SearchOverlay id="recherche" action="/" suggest={suggest} />;
    const container = document.createElement('div');
    container.innerHTML = serverHtml(overlay);
    const field = container.querySelector('input');
    if (field) field.value = 'pneu';
    render(overlay, { container, hydrate: true });
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(suggest).toHaveBeenCalledExactlyOnceWith('pneu', expect.any(AbortSignal));
  });

  it('are five at most', async () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ href: `/${index}`, title: `Pneu ${index}` }));
    const { result } = renderHook(() => useSuggestions(async () => many));
    await type(result, 'pneu');
    expect(result.current.suggestions?.map(({ href }) => href)).toEqual(['/0', '/1', '/2', '/3', '/4']);
  });

  it('are asked for once the typing pauses', async () => {
    const suggest = vi.fn<Suggest>(async () => []);
    const { result } = renderHook(() => useSuggestions(suggest));
    for (const typed of ['pne', 'pneu', 'pneus']) {
      act(() => {
        result.current.ask(typed);
        vi.advanceTimersByTime(100);
      });
    }
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(suggest).toHaveBeenCalledExactlyOnceWith('pneus', expect.any(AbortSignal));
  });

  it('come from the last request, in whatever order the answers arrive', async () => {
    const answers: ((suggestions: SearchSuggestion[]) => void)[] = [];
    const signals: AbortSignal[] = [];
    const { result } = renderHook(() =>
      useSuggestions((_query, signal) => {
        signals.push(signal);
        return new Promise((resolve) => answers.push(resolve));
      }),
    );
    await type(result, 'pneu');
    await type(result, 'pneus');
    expect(signals[0]?.aborted).toBe(true);
    await act(async () => answers[1]?.([{ href: '/b', title: 'Pneus' }]));
    await act(async () => answers[0]?.([{ href: '/a', title: 'Pneu' }]));
    expect(result.current.suggestions).toEqual([{ href: '/b', title: 'Pneus' }]);
  });

  it('go when the query is too short again, or when the host refuses', async () => {
    let refuse = false;
    const { result } = renderHook(() =>
      useSuggestions(async () => {
        if (refuse) throw new Error('down');
        return [{ href: '/a', title: 'Pneu' }];
      }),
    );
    await type(result, 'pneu');
    expect(result.current.suggestions).toHaveLength(1);
    await type(result, 'pn');
    expect(result.current.suggestions).toBeUndefined();
    await type(result, 'pneu');
    refuse = true;
    await type(result, 'pneus');
    expect(result.current.suggestions).toBeUndefined();
  });
});
