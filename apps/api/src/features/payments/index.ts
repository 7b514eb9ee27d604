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
