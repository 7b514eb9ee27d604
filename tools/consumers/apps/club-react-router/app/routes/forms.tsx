import { FormRoute, viewTitle } from '@jalon/forms/route';
import { toRouteResult } from '@jalon/host/react-router';
import { formsFor } from '../../club/forms';
import type { Route } from './+types/forms';

export { headers } from '@jalon/host/react-router';
export const loader = async ({ request }: Route.LoaderArgs) =>
  toRouteResult(await formsFor(request).load(request));
export const action = async ({ request }: Route.ActionArgs) =>
  toRouteResult(await formsFor(request).post(request));

export default function FormPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  return (
    <>
      <title>{viewTitle(view)}</title>
      <FormRoute view={view} />
    </>
  );
}
