export type {
  ChargeOutcome,
  ChargeRequest,
  Gateway,
  GatewayEvent,
  LaterChargeRequest,
  Refund,
  SaveOutcome,
  SaveRequest,
} from './gateway.ts';
export { readHostedPage } from './hosted-page.ts';
export { openGateway } from './open-gateway.ts';
export { registerPayments } from './payments.routes.ts';
export { type PaymentGatewaySettings, readPaymentSettings } from './payments.settings.ts';
