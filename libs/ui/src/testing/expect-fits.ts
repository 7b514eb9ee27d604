import { expect } from 'storybook/test';

interface NarrowStory {
  canvas: { getByTestId(id: string): HTMLElement };
}

/** Checks that nothing is wider than the story's box, `data-testid="narrow"`. */
export async function expectFits({ canvas }: NarrowStory): Promise<void> {
  const box = canvas.getByTestId('narrow');
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
}
