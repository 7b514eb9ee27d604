import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { barThreshold } from './limits.ts';
import { useInView } from './use-in-view.ts';

afterEach(cleanup);

const before = 5_000;

function Page({ height }: { height: number }) {
  const element = useRef<HTMLDivElement>(null);
  const inView = useInView(element, barThreshold);
  return (
    <>
      <div style={{ blockSize: before }} />
      <div ref={element} style={{ blockSize: height }} data-state={inView ? 'shown' : 'hidden'} />
      <div style={{ blockSize: before }} />
    </>
  );
}

const state = () => document.querySelector<HTMLElement>('[data-state]')?.dataset.state;

/** The text of the page once this many pixels of the element are in view. */
async function expectAt(pixels: number, expected: 'shown' | 'hidden'): Promise<void> {
  scrollTo(0, before - innerHeight + pixels);
  await expect.poll(state, { message: `${pixels} pixels` }).toBe(expected);
}

// Each expected state differs from the one before, so that no expectation passes before the change.
it('an element is in view from a tenth of it on', async () => {
  document.body.style.margin = '0';
  render(<Page height={1_000} />);
  await expectAt(110, 'shown');
  await expectAt(90, 'hidden');
  await expectAt(110, 'shown');
  scrollTo(0, before + 910);
  await expect.poll(state, { message: 'the last 90 pixels' }).toBe('hidden');
});

it('half a window is enough of an element that is many windows high', async () => {
  document.body.style.margin = '0';
  render(<Page height={20 * innerHeight} />);
  await expectAt(innerHeight / 2 + 20, 'shown');
  await expectAt(innerHeight / 2 - 20, 'hidden');
});

it('an element that has grown is measured again', async () => {
  document.body.style.margin = '0';
  const { rerender } = render(<Page height={1_000} />);
  await expectAt(110, 'shown');
  await expectAt(0, 'hidden');
  rerender(<Page height={20 * innerHeight} />);
  await expectAt(innerHeight * 0.75, 'shown');
});
