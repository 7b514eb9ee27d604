import type { FeatureOf, FeaturePlace, HostedFeature, HostedFeatures } from '@jalon/content/server';
import type { SiteForm } from '@jalon/forms/schemas';
import { memberships } from './memberships.ts';

// What only this site knows about its content: its forms and its memberships. For the report of mistakes, nothing is drawn.

/** The mistakes in the forms on pages. */
export function formProblems(forms: readonly SiteForm[]): HostedFeature<'form'> {
  return {
    load: () => undefined,
    problems(feature, { features }) {
      const [, second] = features.filter(
        (one) =>
          one.modelId === 'form' && forms.some(({ id, membersOnly }) => id === one.formId && !membersOnly),
      );
      if (second !== feature) return [];
      return [`a page can have one form: the form ${feature.formId} is a link to its own page`];
    },
  };
}

/** The name of a form by its number. */
export function formNamed(formId: number, forms: readonly SiteForm[]): string | undefined {
  return forms.find(({ id }) => id === formId)?.name;
}

/** The mistakes in features that name memberships. */
const checked = {
  load: () => undefined,
  problems(
    { memberships: ids }: FeatureOf<'help-me-choose' | 'membership-comparator' | 'membership-spotlight'>,
    { content, locale }: FeaturePlace,
  ) {
    const types = memberships.in(content, locale)?.types ?? [];
    return ids
      .filter((id) => types.every((type) => type.id !== id))
      .map((id) => `no membership has the id "${id}"`);
  },
};
export const membershipProblems = {
  'help-me-choose': checked,
  'membership-comparator': checked,
  'membership-spotlight': checked,
} as const satisfies HostedFeatures;
