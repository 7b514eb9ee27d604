import type { ApiClientOptions } from '@jalon/api-client';
import type { EndingPaths } from '../ending-paths.ts';

export interface MembershipEndingOptions {
  readonly paths: EndingPaths;
  /** The address of the API, and the headers that forward the visitor's address. */
  readonly api: ApiClientOptions;
  readonly log?: { warn(details: object, message: string): void } | undefined;
}
