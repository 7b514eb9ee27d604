import { type Catalog, type Messages, translator } from '@jalon/i18n';
import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';

/** The queries of a story, and the texts of a catalogue in its language. */
export function wordsOf<M extends Messages>(
  messages: Catalog<M>,
  { canvasElement, globals }: Pick<StoryContext, 'canvasElement' | 'globals'>,
) {
  const locale = storyLocale(globals);
  const canvas = within(canvasElement);
  return {
    locale,
    canvas,
    t: translator(messages, { locale }),
    /** The messages in the error summary. */
    async errors(): Promise<string[]> {
      const items = within(await canvas.findByRole('alert')).getAllByRole('listitem');
      return items.map(({ textContent }) => textContent);
    },
  };
}
