'use client';

import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from 'react';

/** The attributes of a native `<a>`; `href` is required. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** The host router’s link component. It receives an anchor’s attributes and must render an `<a href>`. */
export type LinkComponent = ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** Define it outside render or memoize it: a new component remounts every link. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Makes every link of the library use the host’s router:
 * `<LinkProvider component={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>`.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link, rendered by the `LinkProvider` above it, or a native `<a>` without one. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
