import { accountFor } from '../../club/account';
import type { Route } from './+types/session';

export const loader = ({ request }: Route.LoaderArgs) => accountFor(request).session(request);
export const action = ({ request }: Route.ActionArgs) => accountFor(request).session(request);
