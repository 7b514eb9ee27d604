import { addressMistakes, type ViewSource } from './page-view.server.ts';
import type { ContentProblem } from './source/content-source.ts';

/** Every mistake in the content: in its files, and in what they say of each other. */
export function contentProblems(source: ViewSource): ContentProblem[] {
  return [...source.content.problems, ...addressMistakes(source)];
}
