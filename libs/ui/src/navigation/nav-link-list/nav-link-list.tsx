import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Link } from '../../actions/link/index.ts';
import { Root } from './nav-link-list.styles.ts';

export interface NavLink {
  href: string;
  label: ReactNode;
  /** Marks the current page. */
  current?: boolean;
  /** An icon before the label, hidden from screen readers: that of a social network, for example. */
  icon?: ReactNode;
}

export interface NavLinkListProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  links: readonly NavLink[];
  /** The accessible name of the list. */
  title?: ReactNode;
  /** The level of the title’s heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Stacked, or side by side when there is room. */
  direction?: 'column' | 'row';
}

/**
 * A titled list of links: a `<div>` with a heading and a `<ul>` that it names. Links are at least 44 px high. State in
 * CSS: `data-direction`, `aria-current="page"`.
 */
export function NavLinkList({
  links,
  title,
  headingLevel = 2,
  direction = 'column',
  ...props
}: NavLinkListProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root data-direction={direction} {...props}>
      {title && <Heading id={id}>{title}</Heading>}
      <ul aria-labelledby={title ? id : undefined}>
        {links.map(({ href, label, current, icon }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
