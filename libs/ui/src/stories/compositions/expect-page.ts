import { expect, userEvent } from 'storybook/test';
import { mainId } from '../../navigation/skip-link/index.ts';

interface StoryPage {
  canvasElement: HTMLElement;
}

/**
 * Checks that hold for every page at every width: nothing wider than the window, no gap in the outline, pictures that
 * load, a skip link.
 */
export async function expectPage({ canvasElement }: StoryPage): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

  const levels = [...canvasElement.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) =>
    Number(tagName.slice(1)),
  );
  await expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  await expect(gaps).toEqual([]);

  for (const picture of canvasElement.querySelectorAll<HTMLImageElement>('main img')) {
    // Lazy pictures out of view never load.
    picture.loading = 'eager';
    await picture.decode();
  }

  await userEvent.tab();
  await expect(document.activeElement).toHaveAttribute('href', `#${mainId}`);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
