export { readClosedAlerts } from '../alerts/closed-alert-ids.ts';
export { comparablePath } from '../pages/comparable-path.ts';
