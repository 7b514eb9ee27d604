import { toRouteResult } from '@jalon/host/react-router';
import { ChoicesPage } from '../../club/choices-page';
import { consentFor } from '../../club/consent';
import type { Route } from './+types/consent';

export { headers } from '@jalon/host/react-router';
export const loader = ({ request }: Route.LoaderArgs) => toRouteResult(consentFor(request).load(request));
export const action = async ({ request }: Route.ActionArgs) =>
  toRouteResult(await consentFor(request).post(request));

export default function Choices({ loaderData, actionData }: Route.ComponentProps) {
  return <ChoicesPage view={actionData ?? loaderData} />;
}
