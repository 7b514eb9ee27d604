export {
  type DidomiApi,
  type DidomiEventName,
  type DidomiListener,
  google,
  onConsent,
} from '../choice/didomi-api.ts';
export {
  type CheckoutEvent,
  type DataLayerEvent,
  type FormEvent,
  type MembershipChangeEvent,
  type PageViewEvent,
  track,
  type UserInteractionEvent,
} from '../tags/data-layer.ts';
export { type ConsentStart, startConsent } from './main.ts';
