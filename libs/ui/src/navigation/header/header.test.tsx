// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleHeader } from '../../testing/sample-club.ts';
import { serverHtml } from '../../testing/server-html.tsx';
import { Header, type HeaderProps } from './index.ts';

const page = (props?: Partial<HeaderProps>) => <Header {...sampleHeader('fr')} {...props} />;

/** Without the search: jsdom doesn’t support the `<search>` element. */
const mount = (props?: Partial<HeaderProps>) => page({ ...props, search: undefined });

it('shows the mark of the club, and none if it has none', () => {
  const home = (html: string) => /<a [^>]*href="#fr"[^>]*>(.*?)<\/a>/.exec(html)?.[1];
  expect(home(serverHtml(page()))).toBe('Club Jalon');
  const brand = { ...sampleHeader('fr').brand, mark: <svg aria-hidden="true" /> };
  expect(home(serverHtml(page({ brand })))).toContain('<svg');
});

const media = new EventTarget();
let matches = true;
const trigger = () => screen.getByText('Assistance routière');
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  vi.useFakeTimers();
  matches = true;
  vi.stubGlobal('matchMedia', () =>
    Object.assign(Object.create(media), {
      matches,
      addEventListener: media.addEventListener.bind(media),
      removeEventListener: media.removeEventListener.bind(media),
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const enter = () => fireEvent.pointerOver(trigger());
const leave = () => fireEvent.pointerOut(trigger());
const wait = (delay: number) => act(() => vi.advanceTimersByTime(delay));

describe('the server’s HTML', () => {
  const html = serverHtml(page());

  it('has every link of every closed panel', () => {
    for (const label of ['Remorquage', 'Hors du Québec', 'Soins médicaux', 'Rénovations'])
      expect(html).toContain(`>${label}</a>`);
    expect(html).not.toContain('aria-expanded="true"');
    expect(html).not.toMatch(/ hidden[=>]/);
  });

  it('opens the drawer and the search without a script', () => {
    expect(html).toMatch(/<button [^>]*popoverTarget="[^"]+"/i);
    expect(html).toContain('popover="auto"');
    expect(html).toContain('command="show-modal"');
    expect(html).toMatch(/<form action="#resultats"/);
  });

  it('calls the number as the specification writes it', () => {
    expect(html).toContain('href="tel:1-800-555-0134"');
  });
});

describe('the pointer', () => {
  it('opens after 50 ms, not at 49', () => {
    render(mount());
    enter();
    wait(49);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
  });

  it('closes 400 ms after it has left, not at 399, and not when it comes back', () => {
    render(mount());
    enter();
    wait(50);
    leave();
    wait(399);
    expect(isOpen()).toBe(true);
    enter();
    wait(1000);
    expect(isOpen()).toBe(true);
    leave();
    wait(400);
    expect(isOpen()).toBe(false);
  });

  it('does not close by the press that ends the movement', () => {
    render(mount());
    enter();
    wait(50);
    wait(400);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(true);
    wait(150);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(false);
  });

  it('takes other delays', () => {
    render(mount({ openDelay: 10, closeDelay: 20 }));
    enter();
    wait(10);
    expect(isOpen()).toBe(true);
    leave();
    wait(20);
    expect(isOpen()).toBe(false);
  });

  it('does not open in a narrow window, nor on touch', () => {
    render(mount());
    fireEvent.pointerOver(trigger(), { pointerType: 'touch' });
    wait(1000);
    expect(isOpen()).toBe(false);
    matches = false;
    enter();
    wait(1000);
    expect(isOpen()).toBe(false);
  });
});

describe('an open menu closes', () => {
  it('when the route changes', () => {
    const { rerender } = render(mount({ routeKey: '/fr' }));
    fireEvent.click(trigger());
    rerender(mount({ routeKey: '/fr' }));
    expect(isOpen()).toBe(true);
    rerender(mount({ routeKey: '/fr/voyages' }));
    expect(isOpen()).toBe(false);
  });

  it('when the window passes 1280 px', () => {
    render(mount());
    fireEvent.click(trigger());
    act(() => media.dispatchEvent(new Event('change')));
    expect(isOpen()).toBe(false);
  });
});
