import { startNodeSdk } from '@opentelemetry/sdk-node';

/**
 * Sends spans to a collector, configured by the `OTEL_…` variables of the OpenTelemetry specification.
 * @returns a function that sends the last spans and stops.
 */
export function startTracing({ serviceName }: { readonly serviceName: string }): () => Promise<void> {
  const { shutdown } = startNodeSdk({
    resourceAttributes: { 'service.name': serviceName },
    // Detectors would add the host's name, its users and the command line.
    resourceDetectors: [],
    // Metrics and logs are not sent to the collector.
    metricReaders: [],
    logRecordProcessors: [],
    // Its messages are not JSON, unlike our log.
    logLevel: 'none',
  });
  return shutdown;
}
