import { NotImplemented } from '@jalon/ui/not-implemented';
import { Section } from '@jalon/ui/section';
import type { ViewOf } from '../view.ts';
import { Framed } from './framed.tsx';

/** A form by its number. An unknown number shows a placeholder. */
export function FormFeature({ formId, name, ...feature }: ViewOf<'form'>) {
  if (!name) {
    return (
      <Section>
        <NotImplemented kind="form" name={formId} />
      </Section>
    );
  }
  return <Framed {...feature}>{null}</Framed>;
}
