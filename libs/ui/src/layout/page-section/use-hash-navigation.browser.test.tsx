import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { PageSection, useHashNavigation } from './index.ts';

const start = window.location.href;

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', start);
  window.scrollTo(0, 0);
});

function Page({ address }: { address: string }) {
  useHashNavigation(address);
  return (
    <>
      <PageSection heading="Pièces d’identité" style={{ minBlockSize: 3000 }} />
      <PageSection heading="Frais" style={{ minBlockSize: 3000 }} />
    </>
  );
}

it('goes to the section that the next address of a router names, and then to another', async () => {
  const { rerender } = render(<Page address="/" />);
  const go = (hash: string) => {
    window.history.pushState(null, '', hash);
    rerender(<Page address={hash} />);
  };
  go('#frais');
  const top = () => Math.abs(document.getElementById('frais')?.getBoundingClientRect().top ?? 9999);
  await vi.waitFor(() => expect(top()).toBeLessThan(100), { timeout: 5_000 });
  go('#pieces-didentite');
  await vi.waitFor(() => expect(top()).toBeGreaterThan(1000), { timeout: 5_000 });
});

it('does nothing when the browser has already scrolled there', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolled.mockRestore());
  render(<PageSection heading="Frais" />);
  window.location.hash = '#frais';
  renderHook(() => useHashNavigation());
  expect(scrolled).not.toHaveBeenCalled();
});
