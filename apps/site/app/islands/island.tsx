import { useLocale } from '@jalon/i18n/react';
import { type ComponentProps, type ComponentType, createElement, use } from 'react';
import { styled } from 'styled-components';
import { IslandRoot } from './island-root.tsx';
import { ScriptlessPageContext } from './scriptless-page.ts';
import type { IslandComponent, IslandName } from './table.ts';

const Slot = styled.div`
  display: contents;
`;

export interface IslandProps<N extends IslandName> {
  /** The name in the table of islands. */
  name: N;
  /** The component that the table loads under this name. */
  component: IslandComponent<N>;
  /** JSON: no element, function or date. */
  props: ComponentProps<IslandComponent<N>>;
}

/**
 * A part of the page that needs a script. On a page without the router's scripts it is rendered separately, next to its
 * props, and `start.ts` hydrates it on first intent. On other pages it is just the component.
 */
export function Island<N extends IslandName>({ name, component, props }: IslandProps<N>) {
  const page = use(ScriptlessPageContext);
  const locale = useLocale();
  const element = createElement(component as ComponentType<object>, props);
  if (!page) return element;
  const { id, html, json } = page.renderIsland(
    name,
    props,
    <IslandRoot locale={locale}>{element}</IslandRoot>,
  );
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React has just rendered. */}
      <Slot data-island={name} data-island-id={id} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped.
        dangerouslySetInnerHTML={{ __html: json }}
      />
    </>
  );
}
