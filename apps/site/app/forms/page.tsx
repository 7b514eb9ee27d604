import { LaterPage, SentPage, viewTitle } from '@jalon/forms/route';
import { toRouteResult } from '@jalon/host/react-router';
import { PageHead } from '../document/page-head.tsx';
import { BackHome } from '../frame/back-home.tsx';
import { getSite } from '../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { FormLayout } from './form-layout.tsx';
import { FormOnPage } from './form-on-page.tsx';
import { inTrail } from './in-trail.ts';
import { siteFormRoute } from './site-form-route.server.ts';

export { headers } from '@jalon/host/react-router';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const site = getSite(context);
  return toRouteResult(inTrail(await siteFormRoute(site, request).load(request), site.siteMap, url));
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const site = getSite(context);
  return toRouteResult(inTrail(await siteFormRoute(site, request).post(request), site.siteMap, url));
}

/** Any page of a form, and the pages that confirm a submission. */
export default function FormRoutePage({ loaderData, actionData }: Route.ComponentProps) {
  const { crumbs, ...view } = actionData ?? loaderData;
  if (view.kind === 'sent') {
    return (
      <>
        <PageHead title={viewTitle(view)} paths={view.paths} unlisted />
        <SentPage view={view}>
          <BackHome />
        </SentPage>
      </>
    );
  }
  if (view.kind === 'later') {
    // The address of a mailed link is a secret.
    const isSecret = !('form' in view);
    return (
      <>
        <PageHead
          title={viewTitle(view)}
          paths={isSecret ? undefined : view.here}
          unlisted
          secret={isSecret}
        />
        <LaterPage view={view}>
          <BackHome />
        </LaterPage>
      </>
    );
  }
  return (
    <FormLayout view={view} crumbs={crumbs}>
      <FormOnPage view={view} load="idle" />
    </FormLayout>
  );
}
