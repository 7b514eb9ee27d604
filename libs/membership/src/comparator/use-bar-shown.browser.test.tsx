import { render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { barThreshold } from './limits.ts';
import { useBarShown } from './use-bar-shown.ts';

beforeEach(() => {
  document.body.style.margin = '0';
});
const before = 5_000;

function Page({ height }: { height: number }) {
  const table = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useBarShown(table, bar, barThreshold);
  return (
    <>
      <div style={{ blockSize: before }} />
      <div ref={table} style={{ blockSize: height }} />
      <div ref={bar} style={{ blockSize: 100 }} data-state={isShown ? 'shown' : 'hidden'} />
      <div style={{ blockSize: before }} />
    </>
  );
}

const state = () => document.querySelector<HTMLElement>('[data-state]')?.dataset.state;

/** The state of the bar once this many pixels of the table are in view. */
async function expectAt(pixels: number, expected: 'shown' | 'hidden'): Promise<void> {
  scrollTo(0, before - innerHeight + pixels);
  await expect.poll(state, { message: `${pixels} pixels` }).toBe(expected);
}

// Each expected state differs from the one before, so that no expectation passes before the change.
it('the bar is shown from a tenth of the table on', async () => {
  render(<Page height={1_000} />);
  await expectAt(110, 'shown');
  await expectAt(90, 'hidden');
});

it('the bar is shown at the end of the table, also after a jump', async () => {
  render(<Page height={1_000} />);
  await expectAt(0, 'hidden');
  scrollTo(0, before + 1_020);
  await expect.poll(state, { message: 'the table is passed' }).toBe('shown');
  await expectAt(90, 'hidden');
});

it('half a window is enough of a table that is many windows high', async () => {
  render(<Page height={20 * innerHeight} />);
  await expectAt(innerHeight / 2 + 20, 'shown');
  await expectAt(innerHeight / 2 - 20, 'hidden');
});

it('a table that has grown is measured again', async () => {
  const { rerender } = render(<Page height={1_000} />);
  await expectAt(110, 'shown');
  await expectAt(0, 'hidden');
  rerender(<Page height={20 * innerHeight} />);
  await expectAt(innerHeight * 0.75, 'shown');
});
