'use client';

import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from 'react';

/** The attributes of a native `<a>`; `href` is required. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** What a host's router gives for our links: it takes an anchor's attributes and must render an `<a href>`. */
export type LinkComponent = ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** A component outside render, or memoised: another identity mounts every link anew. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Has every link of the library rendered by the host's router:
 * `<LinkProvider component={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>`.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link, rendered by the `LinkProvider` above it, as a native `<a>` without one. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
