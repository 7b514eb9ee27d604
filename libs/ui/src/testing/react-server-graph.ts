import * as React from 'react';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

const referenceType = Symbol.for('react.client.reference');

type Component = (props: unknown) => ReactNode;

/** The result of rendering a page with server components. */
export interface ServerGraph {
  entries: string[];
  /** Exported server components that the page did not render. */
  unrendered: string[];
  /** Exported components that render in the browser. */
  references: string[];
  text: string;
}

/** The reference that a server component gets in place of client code. */
export function clientReference(name: string): Component {
  const call = () => {
    throw new Error(`${name} is the browser’s: a server component calls it.`);
  };
  return Object.assign(call, { $$typeof: referenceType, displayName: name });
}

/**
 * Renders a page as React does for server components, down to HTML elements and client references.
 *
 * @throws as React does: for a hook that servers don’t have, and for a function passed to a client component
 */
export function walk(page: ReactNode, entries: Record<string, Record<string, unknown>>): ServerGraph {
  // React’s internal hook dispatcher: these are the only hooks that server components get.
  const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__SERVER_INTERNALS')) ?? [];
  let ids = 0;
  Object.assign(internals as object, {
    H: {
      useId: () => `id${++ids}`,
      useMemo: (make: () => unknown) => make(),
      useCallback: (callback: unknown) => callback,
      useDebugValue: () => undefined,
    },
  });
  const rendered = new Set<unknown>();
  const text: string[] = [];
  visit(page);

  const components = Object.values(entries)
    .flatMap((entry) => Object.entries(entry))
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function');
  const isReference = ([, value]: [string, unknown]) =>
    (value as { $$typeof?: symbol }).$$typeof === referenceType;
  return {
    entries: Object.keys(entries),
    unrendered: components.filter((one) => !isReference(one) && !rendered.has(one[1])).map(([name]) => name),
    references: components.filter(isReference).map(([name]) => name),
    text: text.join(' '),
  };

  function visit(node: ReactNode): void {
    if (typeof node === 'string' || typeof node === 'number') text.push(String(node));
    else if (Array.isArray(node)) node.forEach(visit);
    else if (isValidElement(node)) visitElement(node as ReactElement<Record<string, unknown>>);
  }

  function visitElement({ type, props }: ReactElement<Record<string, unknown>>): void {
    const component = type as unknown as Component & { $$typeof?: symbol; displayName?: string };
    rendered.add(component);
    if (typeof type === 'function' && component.$$typeof !== referenceType) {
      visit(component(props));
    } else if (typeof type === 'object') {
      // A `forwardRef` component, such as those of styled-components.
      const { render } = type as { render: (props: unknown, ref: unknown) => ReactNode };
      visit(render(props, props.ref));
    } else {
      for (const [name, value] of Object.entries(props)) {
        if (typeof value === 'function') {
          throw new Error(`${component.displayName ?? String(type)} would get a function as ${name}.`);
        }
        visit(value as ReactNode);
      }
    }
  }
}
