import type { FeaturePlace, HostedFeature, PostedFeature } from '@jalon/content/server';
import type { SiteForm } from '@jalon/forms/schemas';
import type { FormRouteView, FormView } from '@jalon/forms/server';
import type { RouterContextProvider } from 'react-router';
import { formNamed, formProblems } from '../content/feature-problems.server.ts';
import { siteFormRoute } from '../forms/site-form-route.server.ts';
import { getSite } from '../site-context.server.ts';

/** The data of a form on a content page. */
export interface FormData {
  /** Its own page. */
  readonly path: string;
  readonly label: string;
  /** The form itself; undefined for one that can't be on this page, which is a link to its own. */
  readonly view?: FormView | undefined;
}

/** The forms of content pages. The first that can be shown is part of its page; further ones are links to their own pages. */
export function formFeature(context: Readonly<RouterContextProvider>): HostedFeature<'form'> {
  const site = getSite(context);
  const { forms } = site;
  return {
    ...formProblems(forms),
    async load(feature, place) {
      const { request } = place;
      const link = linkTo(feature.formId, forms, place);
      if (!link) return undefined;
      const form = nameHere(feature, forms, place);
      if (form === undefined) return { data: link satisfies FormData };
      const answer = await siteFormRoute(site, request, { form }).load(request);
      if (answer.kind === 'redirect') return { data: link satisfies FormData };
      return { data: { ...link, view: formIn(answer.view) } satisfies FormData, isOwn: true };
    },
    async post(feature, place): Promise<PostedFeature | undefined> {
      const { request } = place;
      const form = nameHere(feature, forms, place);
      const link = linkTo(feature.formId, forms, place);
      if (form === undefined || !link) return undefined;
      const answer = await siteFormRoute(site, request, { form }).post(request);
      if (answer.kind === 'redirect') return answer;
      const { view, ...rest } = answer;
      const data: FormData = { ...link, view: formIn(view) };
      return { ...rest, hosted: { data, isOwn: true } };
    },
  };
}

function formIn(view: FormRouteView): FormView | undefined {
  return view.kind === 'form' ? view : undefined;
}

function linkTo(formId: number, forms: readonly SiteForm[], { table, locale }: FeaturePlace) {
  const name = formNamed(formId, forms);
  const page = name === undefined ? undefined : table.find(name);
  return page && { path: page.paths[locale], label: page.label[locale] };
}

/** The name of the form if it is the one that is part of the page. */
function nameHere(
  feature: { readonly formId: number },
  forms: readonly SiteForm[],
  { features }: FeaturePlace,
) {
  const open = new Set(forms.filter(({ membersOnly }) => !membersOnly).map(({ name }) => name));
  for (const one of features) {
    const name = one.modelId === 'form' ? formNamed(one.formId, forms) : undefined;
    if (name !== undefined && open.has(name)) return one === feature ? name : undefined;
  }
  return undefined;
}
