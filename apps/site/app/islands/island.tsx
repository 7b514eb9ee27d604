import type { IslandProps as ContentIslandProps } from '@jalon/content';
import { useLocale } from '@jalon/i18n/react';
import { type ComponentType, createElement, use } from 'react';
import { IslandRoot } from './island-root.tsx';
import { IslandsContext } from './islands-context.ts';

/** The parts of a page that need a script: those of `@jalon/content`, and the site's own. */
export type IslandName =
  | ContentIslandProps['name']
  | 'account'
  | 'checkout'
  | 'contact-details'
  | 'form'
  | 'header'
  | 'memberships'
  | 'session';

/**
 * When the browser loads an island: on the first sign that someone is about to use it, also when it becomes visible, or
 * also as soon as the page has loaded and nothing else is to do.
 */
export type IslandLoad = 'touched' | 'visible' | 'idle';

export interface IslandProps<P extends object> {
  /** The name in the table of islands. */
  name: IslandName;
  /** The component that the table loads under this name. */
  component: ComponentType<P>;
  /** JSON: no element, function or date. */
  props: P;
  /** Default `touched`. */
  load?: IslandLoad | undefined;
}

/**
 * A part of the page that needs a script. The server draws it separately, next to its props; `entry.client.ts` hydrates
 * it. Inside another island it is just the component.
 */
export function Island<P extends object>({ name, component, props, load }: IslandProps<P>) {
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
        // Not a part of what a screen reader reads: Orca came back from the end of a form to the page's heading, again and again.
        role="none"
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

/** Props as JSON that is safe inside HTML. */
export function propsJson(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}
