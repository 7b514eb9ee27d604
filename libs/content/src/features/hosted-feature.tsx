'use client';

import { NotImplemented } from '@jalon/ui/not-implemented';
import { Section } from '@jalon/ui/section';
import { type ComponentType, use } from 'react';
import { ContentPartsContext } from '../parts/content-parts.ts';
import type { HostedModelId } from '../view/hosted.ts';
import type { ViewOf } from '../view/view.ts';
import { Framed } from './framed.tsx';

type HostedView = { [M in HostedModelId]: ViewOf<M> }[HostedModelId];

/** A feature that a library of the host draws. Without its data or its renderer, a placeholder. */
export function HostedFeature({ feature }: { feature: HostedView }) {
  const { renderers } = use(ContentPartsContext);
  const Renderer = renderers[feature.modelId] as
    | ComponentType<{ feature: HostedView; data: object }>
    | undefined;
  const { title, subtitle, surface, anchor, hosted } = feature;
  const frame = { title, subtitle, surface, anchor };
  if (Renderer && hosted) {
    return (
      <Framed {...frame} width={feature.modelId === 'form' ? 'text' : undefined}>
        <Renderer feature={feature} data={hosted.data} />
      </Framed>
    );
  }
  if (feature.modelId === 'form') {
    return (
      <Section>
        <NotImplemented kind="form" name={feature.formId} />
      </Section>
    );
  }
  return (
    <Framed {...frame}>
      <NotImplemented name={feature.modelId} />
    </Framed>
  );
}
