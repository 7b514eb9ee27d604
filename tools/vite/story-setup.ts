import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { serverHtml } from '../storybook/.storybook/server-html.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    mistakesOf: (html: string) => Promise<string[]>;
  }
}

afterEach(async () => {
  const mistakes = await commands.mistakesOf(serverHtml());
  expect(mistakes.join('\n'), 'html-validate on the story as a server sends it').toBe('');
});
