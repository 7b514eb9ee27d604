import type { RejectedPost } from '@jalon/forms/server';
import { useLocale } from '@jalon/i18n/react';
import { useLocation } from 'react-router';
import { useSite } from '../frame/use-site.ts';
import { Island, type IslandLoad } from '../islands/island.tsx';
import { formComponents } from './form-components.server.ts';
import { formIsland } from './form-island.tsx';
import type { SubmissionPageData } from './form-route.server.ts';
import type { FormProps } from './site-forms.ts';

export interface EmbeddedFormProps extends Pick<FormProps, 'balance'> {
  /** The data of the route's loader and action. */
  loaderData: SubmissionPageData;
  actionData?: RejectedPost | undefined;
  load: IslandLoad;
}

/** The form of a page; an island. */
export function EmbeddedForm({ loaderData, actionData, load, balance }: EmbeddedFormProps) {
  const locale = useLocale();
  const site = useSite();
  const { pathname } = useLocation();
  const { formId, formName, sentPaths, idempotencyKey, renderToken, member } = loaderData;
  const Form = formComponents[formName];
  if (!Form) throw new Error(`${formName} is not in forms/site-forms.ts`);
  return (
    <Island
      name="form"
      component={formIsland(Form)}
      load={load}
      props={{
        name: formName,
        formId,
        club: site.club,
        sentPath: sentPaths[locale],
        action: pathname,
        idempotencyKey,
        renderToken,
        member,
        posted: actionData,
        signInPath: signInPathOf(loaderData.paths[locale], site.paths['sign-in'][locale]),
        balance,
      }}
    />
  );
}

/** The sign-in page, which then returns to the form. */
function signInPathOf(form: string, signIn: string): string {
  return `${signIn}?${new URLSearchParams({ r: form })}`;
}
