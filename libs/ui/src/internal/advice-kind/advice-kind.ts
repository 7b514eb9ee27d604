import { ArticleIcon } from '../../foundations/icons/generated/modules/article.tsx';
import { BookIcon } from '../../foundations/icons/generated/modules/book.tsx';
import { PodcastIcon } from '../../foundations/icons/generated/modules/podcast.tsx';
import { RoadTestIcon } from '../../foundations/icons/generated/modules/road-test.tsx';
import { VideoIcon } from '../../foundations/icons/generated/modules/video.tsx';

/** The kinds of advice, each with its icon. */
const icons = {
  article: ArticleIcon,
  guide: BookIcon,
  podcast: PodcastIcon,
  video: VideoIcon,
  roadTest: RoadTestIcon,
} as const;

export type AdviceKind = keyof typeof icons;

/** The kind that a content system names, in any spelling: `road test`, `road-test`, `RoadTest`. */
export function adviceKind(type: string): { kind: AdviceKind; Icon: typeof ArticleIcon } | undefined {
  const letters = type.toLowerCase().replaceAll(/[^a-z]/g, '');
  const kind = (Object.keys(icons) as AdviceKind[]).find((name) => name.toLowerCase() === letters);
  return kind && { kind, Icon: icons[kind] };
}
