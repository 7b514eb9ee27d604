export { readClosedAlerts } from '../alerts/closed-alert-ids.ts';
