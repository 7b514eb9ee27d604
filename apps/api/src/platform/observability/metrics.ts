import { type Attributes, createNoopMeter, type Meter } from '@opentelemetry/api';

// Counting costs nothing until a meter is set: `startMetrics` sets one when METRICS_PORT is.

/** How a delivery of a submission ended: `retried` comes again, `failed` does not. */
export type DeliveryOutcome = 'delivered' | 'retried' | 'failed';

/** How an attempt to sign in ended; `failed` is a fault of ours. */
export type LoginOutcome = 'accepted' | 'refused' | 'limited' | 'failed';

/** How a call of a service ended: answered, refused with a status of 400 or more, or never answered. */
export type UpstreamOutcome = 'answered' | 'refused' | 'unreachable';

let instruments = createInstruments(createNoopMeter());

/** Makes everything below count in this meter, for the whole process. */
export function useMeter(meter: Meter): void {
  instruments = createInstruments(meter);
}

/** A request that began; call what it gives with the route's pattern once it is answered. */
export function timeRequest(method: string): (route: string, status: number) => void {
  const { activeRequests, requestDuration } = instruments;
  const request: Attributes = { 'http.request.method': method };
  const began = performance.now();
  activeRequests.add(1, request);
  return (route, status) => {
    activeRequests.add(-1, request);
    requestDuration.record((performance.now() - began) / 1000, {
      ...request,
      'http.route': route,
      'http.response.status_code': status,
    });
  };
}

/** A submission that was stored, not one that was sent again. */
export function countSubmission(formId: number): void {
  instruments.submissions.add(1, { form_id: formId });
}

/** A try to deliver a submission by `mailbox`, `smtp`, `webhook`… */
export function countDelivery(channel: string, outcome: DeliveryOutcome): void {
  instruments.deliveries.add(1, { channel, outcome });
}

/** An attempt to sign in. */
export function countLogin(outcome: LoginOutcome): void {
  instruments.logins.add(1, { outcome });
}

/** A call of a service, with the seconds until its headers came or it was given up. */
export function recordUpstreamCall(service: string, outcome: UpstreamOutcome, seconds: number): void {
  instruments.upstreamDuration.record(seconds, { service, outcome });
}

/** The names of the OpenTelemetry conventions, as Prometheus writes them: its exporter adds no unit. */
function createInstruments(meter: Meter) {
  return {
    requestDuration: meter.createHistogram('http_server_request_duration_seconds', {
      description: 'Time from a request’s headers to the end of its answer',
      advice: {
        explicitBucketBoundaries: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      },
    }),
    activeRequests: meter.createUpDownCounter('http_server_active_requests', {
      description: 'Requests under way',
    }),
    submissions: meter.createCounter('jalon_submissions_total', { description: 'Submissions stored' }),
    deliveries: meter.createCounter('jalon_deliveries_total', {
      description: 'Tries to deliver a submission',
    }),
    logins: meter.createCounter('jalon_logins_total', { description: 'Attempts to sign in' }),
    upstreamDuration: meter.createHistogram('jalon_upstream_call_duration_seconds', {
      description: 'Time until a service that the API asks answered',
      advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
    }),
  };
}
