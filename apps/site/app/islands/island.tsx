import { useLocale } from '@jalon/i18n/react';
import { type ComponentProps, type ComponentType, createElement, use } from 'react';
import { IslandRoot } from './island-root.tsx';
import { IslandsContext } from './islands-context.ts';
import type { IslandComponent, IslandName } from './table.ts';

/**
 * When the browser loads an island: on the first sign that someone is about to use it, also when it becomes visible, or
 * also as soon as the page has loaded and nothing else is to do.
 */
export type IslandLoad = 'touched' | 'visible' | 'idle';

export interface IslandProps<N extends IslandName> {
  /** The name in the table of islands. */
  name: N;
  /** The component that the table loads under this name. */
  component: IslandComponent<N>;
  /** JSON: no element, function or date. */
  props: ComponentProps<IslandComponent<N>>;
  /** Default `touched`. */
  load?: IslandLoad | undefined;
}

/**
 * A part of the page that needs a script. The server draws it separately, next to its props; `entry.client.ts` hydrates
 * it. Inside another island it is just the component.
 */
export function Island<N extends IslandName>({ name, component, props, load }: IslandProps<N>) {
  const page = use(IslandsContext);
  const locale = useLocale();
  const element = createElement(component as ComponentType<object>, props);
  if (!page) return element;
  const { id, html } = page.drawIsland(<IslandRoot locale={locale}>{element}</IslandRoot>);
  return (
    <>
      <div
        data-island={name}
        data-island-id={id}
        data-load={load}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React has just rendered.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped.
        dangerouslySetInnerHTML={{ __html: propsJson(props) }}
      />
    </>
  );
}

/** Props as JSON that can stand in HTML. */
export function propsJson(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}
