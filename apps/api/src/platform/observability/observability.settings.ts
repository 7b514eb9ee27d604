import type { Environment } from '@jalon/process';

/** Metrics and traces; each is off without its variable. */
export interface ObservabilitySettings {
  /** Where the metrics are served. */
  readonly metrics?:
    | { readonly host: string /** 0 takes any free port. */; readonly port: number }
    | undefined;
  /** Traces are sent to `OTEL_EXPORTER_OTLP_ENDPOINT`, which the SDK reads itself. */
  readonly tracing?: { readonly serviceName: string } | undefined;
}

export function readObservabilitySettings(environment: Environment): ObservabilitySettings {
  const host = environment.text('METRICS_HOST') ?? '127.0.0.1';
  const port = environment.integer('METRICS_PORT', 0, 0, 65_535);
  const serviceName = environment.text('OTEL_SERVICE_NAME') ?? 'jalon-api';
  const endpoint = environment.text('OTEL_EXPORTER_OTLP_ENDPOINT');
  // http is allowed: traces hold no personal data.
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    environment.problem('OTEL_EXPORTER_OTLP_ENDPOINT must start with http:// or https://.');
  }
  return {
    metrics: environment.text('METRICS_PORT') === undefined ? undefined : { host, port },
    tracing: endpoint === undefined ? undefined : { serviceName },
  };
}
