import { resolve } from 'node:path';
import type { ContentSystem } from '@jalon/content/server';
import { type Environment, workspaceRoot } from '@jalon/process';

/** The settings of a content system: Strapi 5. */
export interface CmsSettings extends ContentSystem {
  /** The secret for calls of the webhook. Undefined: no webhook. */
  readonly webhookSecret: string | undefined;
  /** The key of preview links. Undefined: no preview. */
  readonly previewSecret: string | undefined;
}

const shortestSecret = 32;

export function readCms(environment: Environment): CmsSettings | undefined {
  const url = environment.serviceUrl('STRAPI_URL');
  if (!url) return undefined;
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  const token = environment.text('STRAPI_TOKEN');
  if (!token) environment.problem('STRAPI_TOKEN must be an API token, since STRAPI_URL is set.');
  return {
    url,
    token: token ?? '',
    copy: resolve(workspaceRoot, environment.text('CONTENT_COPY') ?? '.data/content.json'),
    refreshSeconds: environment.integer('CONTENT_REFRESH_SECONDS', 300, 5, 86_400),
    webhookSecret: secret(environment, 'CONTENT_WEBHOOK_SECRET'),
    previewSecret: secret(environment, 'PREVIEW_SECRET'),
  };
}

function secret(environment: Environment, name: string): string | undefined {
  const value = environment.text(name);
  if (value !== undefined && value.length < shortestSecret) {
    environment.problem(`${name} must have at least ${shortestSecret} characters.`);
  }
  return value;
}
