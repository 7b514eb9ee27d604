// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoverCard } from './index.ts';

const card = (
  <HoverCard description="Deux remorquages par année." linkHref="/fr/vr" linkLabel="Voir l’option">
    Option VR
  </HoverCard>
);

it('serves its closed content, right after what opens it', () => {
  const html = renderToString(card);
  expect(html).toMatch(
    /<button (?=[^>]*type="button")(?=[^>]*aria-expanded="false")[^>]*>Option VR<\/button><span [^>]*popover="manual"/,
  );
  expect(html).toContain('Deux remorquages par année.');
  expect(html).toContain('<a href="/fr/vr">Voir l’option</a>');
});

it('shows rich text in place of the description, on the surface of its theme', () => {
  const html = renderToString(
    <HoverCard description="non" richText={<p>oui</p>} theme="dark">
      x
    </HoverCard>,
  );
  expect(html).toContain('<div><p>oui</p></div>');
  expect(html).not.toContain('non');
  expect(html).toMatch(/data-surface="primary" data-theme="dark"/);
});

describe('the pointer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(card);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const trigger = () => screen.getByText('Option VR');
  const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
  const enter = (target = trigger()) => fireEvent.pointerOver(target);
  const leave = () => fireEvent.pointerOut(trigger());
  const wait = (delay: number) => act(() => vi.advanceTimersByTime(delay));

  it('opens after 150 ms, not at 149', () => {
    enter();
    wait(149);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
  });

  it('closes 100 ms after it has left, not at 99', () => {
    enter();
    wait(150);
    leave();
    wait(99);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  it('may go from the trigger to the card', () => {
    enter();
    wait(150);
    leave();
    wait(60);
    enter(screen.getByText('Deux remorquages par année.'));
    wait(1000);
    expect(isOpen()).toBe(true);
  });

  it('does not open when the pointer only passes, nor on touch', () => {
    enter();
    wait(100);
    leave();
    wait(1000);
    expect(isOpen()).toBe(false);
    fireEvent.pointerOver(trigger(), { pointerType: 'touch' });
    wait(1000);
    expect(isOpen()).toBe(false);
  });

  it('does not close by the press that ends its movement, and does by a later one', () => {
    enter();
    wait(150);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(true);
    wait(600);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(false);
  });

  it('closes the card with Escape, with the focus anywhere', () => {
    enter();
    wait(150);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });
});
