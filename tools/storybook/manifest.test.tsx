import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exampleIn } from './.storybook/manifest.ts';

it('writes the example of a story that draws in the language of the toolbar', () => {
  const source = readFileSync(
    `${import.meta.dirname}/../../libs/ui/src/actions/button/button.stories.tsx`,
    'utf8',
  );
  expect(exampleIn(source, 'Loading')).toContain('<Button type="submit" loading loadingLabel="Sending…">');
});
