// @vitest-environment jsdom
import { translator } from '@jalon/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { Textarea, textareaMessages } from './index.ts';
import { announceDelay } from './use-character-count.ts';

const t = translator(textareaMessages, { locale: 'fr' });
/** Normalizes text as Testing Library’s queries do. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

it.each(['fr', 'en'] as const)('serves the limit in place of a count, in %s', (locale) => {
  const html = serverHtml(
    <Textarea id="q" name="question" maxLength={1000} className="mine" aria-describedby="hint" />,
    locale,
  );
  expect(html).toMatch(/^<div class="[^"]*mine"><textarea (?=[^>]*name="question")(?=[^>]*maxLength="1000")/);
  expect(html).toContain('aria-describedby="hint q-limit"');
  expect(html).toContain(translator(textareaMessages, { locale })('limit', { max: 1000 }));
});

it('has no counter without a limit', () => {
  expect(serverHtml(<Textarea name="question" />)).not.toMatch(/role="status"|aria-describedby/);
});

it('counts by the rules of each language', () => {
  const en = translator(textareaMessages, { locale: 'en' });
  expect([0, 1, 2].map((count) => t('left', { count }))).toEqual([
    'Il reste 0\u00a0caractère',
    'Il reste 1\u00a0caractère',
    'Il reste 2\u00a0caractères',
  ]);
  expect([0, 1, 2].map((count) => en('left', { count }))).toEqual([
    '0\u00a0characters left',
    '1\u00a0character left',
    '2\u00a0characters left',
  ]);
});

describe('with a clock in hand', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const type = (text: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });

  it('announces the count to a screen reader after a pause, not at each key', () => {
    render(<Textarea maxLength={10} />);
    type('a');
    act(() => vi.advanceTimersByTime(announceDelay - 1));
    type('ab');
    expect(screen.getByText(spaced(t('left', { count: 8 })))).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(announceDelay - 1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent(spaced(t('left', { count: 8 })));
  });

  it('announces nothing for an initial text', () => {
    render(<Textarea maxLength={10} defaultValue="abc" />);
    act(() => vi.advanceTimersByTime(2 * announceDelay));
    expect(screen.getByText(spaced(t('left', { count: 7 })), { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('updates the count when its form is reset', () => {
    render(
      <form aria-label="f">
        <Textarea maxLength={10} defaultValue="abc" />
      </form>,
    );
    type('abcdef');
    act(() => {
      screen.getByRole<HTMLFormElement>('form').reset();
      vi.runAllTimers();
    });
    expect(screen.getByText(spaced(t('left', { count: 7 })), { selector: 'p' })).toBeInTheDocument();
  });

  it('counts an emoji as one character of a limit, and as the two units of a maxlength', () => {
    const { rerender } = render(<Textarea limit={10} />);
    type('👍👍');
    expect(screen.getByText(spaced(t('left', { count: 8 })))).toBeInTheDocument();
    rerender(<Textarea key="units" maxLength={10} />);
    type('👍👍');
    expect(screen.getByText(spaced(t('left', { count: 6 })))).toBeInTheDocument();
  });

  it('follows the text that the host keeps, and says how much is too much', () => {
    const { rerender } = render(<Textarea maxLength={4} value="abc" onChange={() => undefined} />);
    rerender(<Textarea maxLength={4} value="abcdef" onChange={() => undefined} />);
    expect(screen.getByText(spaced(t('over', { count: 2 })))).toHaveAttribute('data-state', 'full');
  });
});
