import type { ReactElement } from 'react';
import { surfaceVariants } from '../foundations/tokens/surface-variants.ts';
import { Section, type Surface } from '../layout/section/index.ts';

/** A story on one surface. */
export function onSurface(surface: Surface) {
  return {
    parameters: { layout: 'fullscreen' },
    decorators: [
      (Story: () => ReactElement) => (
        <Section surface={surface}>
          <Story />
        </Section>
      ),
    ],
  };
}

/** A story with the same content on each surface. */
export function onEverySurface<Args, Context extends { globals: Record<string, unknown> }>(
  draw: (args: Args, context: Context, surface: Surface) => ReactElement,
) {
  return {
    parameters: { layout: 'fullscreen' },
    render: (args: Args, context: Context) => (
      <>
        {surfaceVariants.map((surface) => (
          <Section key={surface} surface={surface}>
            {draw(args, context, surface)}
          </Section>
        ))}
      </>
    ),
  };
}
