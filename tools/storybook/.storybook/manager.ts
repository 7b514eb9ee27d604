import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import type { API_IndexHash } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { searchWords } from '../../vite/story-search-words.ts';
import { theme } from './theme.ts';

addons.setConfig({ theme });

addons.register('jalon/search-words', (api) => {
  // By then the index is loaded.
  api.on(CURRENT_STORY_WAS_SET, () => {
    const { index = {}, filteredIndex = {} }: Record<string, API_IndexHash | undefined> = api.getState();
    for (const entry of [...Object.values(index), ...Object.values(filteredIndex)]) {
      if (entry.type !== 'docs') continue;
      // Storybook's search reads the names of entries, their paths and the titles of their anchors.
      Object.assign(entry, { anchors: searchWords[entry.title]?.split(', ').map((title) => ({ title })) });
    }
  });
});
