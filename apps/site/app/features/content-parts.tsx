import type { IslandProps, Renderers } from '@jalon/content';
import type { ComponentType } from 'react';
import { Island } from '../islands/island.tsx';
import { FormFeature } from './form-feature.tsx';
import { MembershipFeature } from './membership-feature.tsx';

/** The features of content that other libraries draw. */
export const renderers: Renderers = {
  form: FormFeature,
  'help-me-choose': MembershipFeature,
  'membership-comparator': MembershipFeature,
  'membership-spotlight': MembershipFeature,
};

/** A part of a content page that needs a script: an island of the same name. */
export function ContentIsland({ name, component, props }: IslandProps) {
  return <Island name={name} component={component as ComponentType<object>} props={props} />;
}
