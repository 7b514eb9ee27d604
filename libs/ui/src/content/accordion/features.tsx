import { RichText } from '../rich-text/index.ts';
import { Root } from './features.styles.ts';

/** Features and specifications: each name is a sub-heading of its text. */
export function Features({
  features,
  level,
}: {
  features: Readonly<Record<string, string>>;
  level: 2 | 3 | 4;
}) {
  const Heading = `h${(level + 1) as 3 | 4 | 5}` as const;
  return (
    <Root>
      {Object.entries(features).map(([name, text]) => (
        <div key={name}>
          <Heading>{name}</Heading>
          <RichText html={text} />
        </div>
      ))}
    </Root>
  );
}
