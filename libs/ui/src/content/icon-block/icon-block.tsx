import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Action, Actions } from '../../actions/actions/index.ts';
import type { Surface } from '../../layout/section/index.ts';
import { List, Root, Sign } from './icon-block.styles.ts';

export interface IconBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** An icon of the set, `x-large`: `<TowTruckIcon size="x-large" />`, or an `Icon` by name. */
  icon?: ReactNode;
  heading: ReactNode;
  description?: ReactNode;
  /** The person or place it is about. */
  name?: ReactNode;
  /** The location of that person or place. */
  location?: ReactNode;
  /** The surface. @default `default`: the surface of the container */
  background?: Surface;
  /** The first is the main one and has an arrow. */
  ctas?: readonly [Action?, Action?];
  /** @default 3 */
  headingLevel?: 2 | 3;
}

/**
 * An advantage or a service with its icon: a `<div>`, with `data-surface` when it has a
 * surface of its own.
 */
export function IconBlock({
  icon,
  heading,
  description,
  name,
  location,
  background = 'default',
  ctas = [],
  headingLevel = 3,
  ...props
}: IconBlockProps) {
  const [primary, secondary] = ctas;
  const Heading = `h${headingLevel}` as const;
  return (
    <Root data-surface={background === 'default' ? undefined : background} {...props}>
      {icon && <Sign>{icon}</Sign>}
      <Heading>{heading}</Heading>
      {description && <p>{description}</p>}
      {(name || location) && (
        <p data-part="place">
          {name && <strong>{name}</strong>}
          {name && location && <br />}
          {location}
        </p>
      )}
      <Actions primary={primary} secondary={secondary} />
    </Root>
  );
}

export interface IconBlockListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Each with a unique `id`. */
  blocks: readonly (IconBlockProps & { id: string })[];
  /** Maximum number of columns. @default 3 */
  columns?: 2 | 3;
}

/** Icon blocks side by side: a `<ul data-columns>`. */
export function IconBlockList({ blocks, columns = 3, ...props }: IconBlockListProps) {
  return (
    // Safari with VoiceOver does not announce a list without markers unless it has the role.
    <List role="list" data-columns={columns} {...props}>
      {blocks.map((block) => (
        <li key={block.id}>
          <IconBlock {...block} />
        </li>
      ))}
    </List>
  );
}
