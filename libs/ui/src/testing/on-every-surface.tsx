import type { ReactElement } from 'react';
import { surfaceVariants } from '../foundations/tokens/surface-variants.ts';
import { Section } from '../layout/section/index.ts';

/** A story with the same content on each surface. */
export function onEverySurface<Args, Context>(draw: (args: Args, context: Context) => ReactElement) {
  return {
    parameters: { layout: 'fullscreen' },
    render: (args: Args, context: Context) => (
      <>
        {surfaceVariants.map((surface) => (
          <Section key={surface} surface={surface}>
            {draw(args, context)}
          </Section>
        ))}
      </>
    ),
  };
}
