import type { FeaturePlace, HostedFeature, PostedFeature } from '@jalon/content/server';
import type { SiteForm } from '@jalon/forms/schemas';
import type { RejectedPost } from '@jalon/forms/server';
import type { RouterContextProvider } from 'react-router';
import { loadForm, postForm, type SubmissionPageData } from '../forms/form-route.server.ts';
import { siteForms } from '../forms/site-forms.ts';
import { getSite } from '../site-context.server.ts';
import { formNamed, formProblems } from './feature-problems.server.ts';

/** The data of a form on a content page. */
export interface FormData {
  /** Its own page. */
  readonly path: string;
  readonly label: string;
  /** The form itself; undefined for one that can't be on this page, which is a link to its own. */
  readonly here?:
    | {
        readonly loaderData: SubmissionPageData;
        readonly actionData: RejectedPost | undefined;
      }
    | undefined;
}

/** The forms of content pages. The first that can be shown is part of its page; further ones are links to their own pages. */
export function formFeature(context: Readonly<RouterContextProvider>): HostedFeature<'form'> {
  const { forms } = getSite(context);

  async function here(place: FeaturePlace & { request: Request }, name: string, posted?: RejectedPost) {
    const { request } = place;
    const loaderData = await loadForm(name, { request, url: new URL(request.url), context });
    return { loaderData, actionData: posted };
  }

  return {
    ...formProblems(forms),
    async load(feature, place) {
      const link = linkTo(feature.formId, forms, place);
      if (!link) return undefined;
      const name = nameHere(feature, forms, place);
      if (name === undefined) return { data: link satisfies FormData };
      return { data: { ...link, here: await here(place, name) } satisfies FormData, isOwn: true };
    },
    async post(feature, place): Promise<PostedFeature | undefined> {
      const { request } = place;
      const name = nameHere(feature, forms, place);
      const link = linkTo(feature.formId, forms, place);
      if (name === undefined || !link) return undefined;
      const result = await postForm(name, { request, url: new URL(request.url), context });
      if (result instanceof Response) {
        const headers = [...result.headers].filter(([header]) => header !== 'location');
        return { kind: 'redirect', location: result.headers.get('location') ?? '/', status: 303, headers };
      }
      const { data: posted, init } = result;
      const data: FormData = { ...link, here: await here(place, name, posted) };
      return {
        kind: 'page',
        hosted: { data, isOwn: true },
        status: init?.status ?? 200,
        headers: [...new Headers(init?.headers)],
      };
    },
  };
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
  for (const one of features) {
    const name = one.modelId === 'form' ? formNamed(one.formId, forms) : undefined;
    if (name !== undefined && name in siteForms) return one === feature ? name : undefined;
  }
  return undefined;
}
