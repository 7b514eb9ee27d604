import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Section, type Surface } from '../layout/section/index.ts';

interface NarrowStory {
  canvas: { getByTestId(id: string): HTMLElement };
}

/** A story in a box of this many pixels, on a surface if one is named; its test is that nothing is wider than the box. */
export function inNarrow(inlineSize: number, surface?: Surface) {
  return {
    ...(surface && { parameters: { layout: 'fullscreen' } }),
    decorators: [
      (Story: () => ReactElement) => {
        const box = (
          <div data-testid="narrow" style={{ inlineSize }}>
            <Story />
          </div>
        );
        return surface ? <Section surface={surface}>{box}</Section> : box;
      },
    ],
    async play({ canvas }: NarrowStory): Promise<void> {
      const box = canvas.getByTestId('narrow');
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    },
  };
}
