export type {
  ChargeOutcome,
  ChargeRequest,
  Gateway,
  GatewayDispute,
  GatewayEvent,
  LaterChargeRequest,
  NewHostedPage,
  Refund,
  RefundState,
  ReportLine,
  SaveOutcome,
  SaveRequest,
} from './gateway.ts';
export { openGateway } from './open-gateway.ts';
export { registerPayments } from './payments.routes.ts';
export { type PaymentGatewaySettings, readPaymentSettings } from './payments.settings.ts';
