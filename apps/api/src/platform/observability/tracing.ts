import { startNodeSdk } from '@opentelemetry/sdk-node';

/**
 * Sends spans to a collector, as the `OTEL_…` variables of the OpenTelemetry specification say.
 * @returns what sends the last ones and ends it.
 */
export function startTracing({ serviceName }: { readonly serviceName: string }): () => Promise<void> {
  const { shutdown } = startNodeSdk({
    resourceAttributes: { 'service.name': serviceName },
    // What detectors find would tell the machine's name, its users and the command line.
    resourceDetectors: [],
    // Metrics and logs have their own ways.
    metricReaders: [],
    logRecordProcessors: [],
    // It would write lines that are no JSON to our log.
    logLevel: 'none',
  });
  return shutdown;
}
