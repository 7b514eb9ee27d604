import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { brands } from '../storybook/.storybook/views.tsx';

// What colours, corners and typefaces may break; a brand changes nothing that axe’s other rules look at.
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

// A colour on its way to another is of neither brand.
const still = document.createElement('style');
still.textContent = '*, ::before, ::after, ::backdrop { transition: none !important; }';

// The story as its play function left it, in every brand that it was not shown in: far cheaper than to render it again.
afterEach(async () => {
  const { dataset } = document.documentElement;
  const shown = dataset.brand;
  document.head.append(still);
  try {
    for (const { value: brand } of brands) {
      if (brand === shown) continue;
      dataset.brand = brand;
      const { violations } = await axe.run({ runOnly: rules, resultTypes: ['violations'] });
      const mistakes = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
      expect(mistakes.join('\n'), `axe on the story in the brand ${brand}`).toBe('');
    }
  } finally {
    dataset.brand = shown;
    still.remove();
  }
});
