import { RichText } from '../rich-text/index.ts';

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
    <div data-part="features">
      {Object.entries(features).map(([name, text]) => (
        <div key={name}>
          <Heading>{name}</Heading>
          <RichText html={text} />
        </div>
      ))}
    </div>
  );
}
