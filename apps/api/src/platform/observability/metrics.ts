import { type Attributes, createNoopMeter, type Meter } from '@opentelemetry/api';

// Instruments do nothing until a meter is set: `startMetrics` sets one when METRICS_PORT is set.

let meter = createNoopMeter();
const rebind = new Set<() => void>();

/** Makes every instrument of this process record to the meter. */
export function useMeter(newMeter: Meter): void {
  meter = newMeter;
  for (const bind of rebind) bind();
}

/** Creates an instrument now, and again whenever the meter changes. */
function instrument<Instrument>(create: (meter: Meter) => Instrument): () => Instrument {
  let current = create(meter);
  rebind.add(() => {
    current = create(meter);
  });
  return () => current;
}

/**
 * A counter of a feature. `name` is complete, because the Prometheus exporter adds no unit.
 * @returns a function that adds 1, or the given number, with the labels.
 */
export function defineCounter<Labels extends Attributes>(
  name: string,
  description: string,
): (labels: Labels, count?: number) => void {
  const counter = instrument((meter) => meter.createCounter(name, { description }));
  return (labels, count = 1) => {
    if (count > 0) counter().add(count, labels);
  };
}

/** A value of a feature that goes up and down. @returns a function that records it */
export function defineGauge(name: string, description: string): (value: number) => void {
  const gauge = instrument((meter) => meter.createGauge(name, { description }));
  return (value) => gauge().record(value);
}

/** The outcome of a call to another service: a status below 400, another status, or no answer. */
export type UpstreamOutcome = 'answered' | 'refused' | 'unreachable';

const requestDuration = instrument((meter) =>
  meter.createHistogram('http_server_request_duration_seconds', {
    description: 'Time from a request’s headers to the end of its answer',
    advice: { explicitBucketBoundaries: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  }),
);
const activeRequests = instrument((meter) =>
  meter.createUpDownCounter('http_server_active_requests', { description: 'Requests in progress' }),
);
const upstreamDuration = instrument((meter) =>
  meter.createHistogram('jalon_upstream_call_duration_seconds', {
    description: 'Time until another service answered',
    advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  }),
);

/** Starts timing a request; call the result with the route's pattern after the answer. */
export function timeRequest(method: string): (route: string, status: number) => void {
  const request: Attributes = { 'http.request.method': method };
  const start = performance.now();
  const active = activeRequests();
  active.add(1, request);
  return (route, status) => {
    active.add(-1, request);
    requestDuration().record((performance.now() - start) / 1000, {
      ...request,
      'http.route': route,
      'http.response.status_code': status,
    });
  };
}

/** Records a call to another service, with the seconds until its headers arrived or the call ended without them. */
export function recordUpstreamCall(service: string, outcome: UpstreamOutcome, seconds: number): void {
  upstreamDuration().record(seconds, { service, outcome });
}
