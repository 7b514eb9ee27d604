import type { Environment } from '@jalon/process';

/** An Elasticsearch or OpenSearch that holds the documents in place of PostgreSQL. */
export interface ElasticSettings {
  readonly url: string;
  /** The `Authorization` header of every call. */
  readonly authorization?: string | undefined;
  /** Indices are called `<prefix>-fr` and `<prefix>-en`. */
  readonly prefix: string;
}

export function readElasticSettings(environment: Environment): ElasticSettings | undefined {
  const url = environment.serviceUrl('ELASTICSEARCH_URL');
  const authorization = environment.text('ELASTICSEARCH_AUTHORIZATION');
  const prefix = environment.text('ELASTICSEARCH_INDEX') ?? 'jalon';
  if (!/^[a-z0-9][a-z0-9_-]{0,99}$/.test(prefix)) {
    environment.problem('ELASTICSEARCH_INDEX takes small letters, digits, - and _.');
  }
  return url && { url: url.href.replace(/\/*$/, '/'), authorization, prefix };
}
