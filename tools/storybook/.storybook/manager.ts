import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { searchWords } from '../../vite/story-search-words.ts';
import { theme } from './theme.ts';

addons.setConfig({ theme });

addons.register('jalon/search-words', (api) => {
  let seen: unknown;
  // The index is loaded by then. Storybook loads it again when a story file is added.
  api.on(CURRENT_STORY_WAS_SET, () => {
    const index = api.getIndex();
    if (index === seen) return;
    seen = index;
    for (const { id, type, title } of Object.values(index?.entries ?? {})) {
      if (type !== 'docs') continue;
      // Storybook's search reads the names of pages, their paths and the titles of their anchors.
      const words: object = { anchors: searchWords[title]?.split(', ').map((word) => ({ title: word })) };
      void api.updateDocs(id, words);
    }
  });
});
