import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type SiteLinks, siteLinks } from '@jalon/api-client/contract';
import { type Environment, workspaceRoot } from '@jalon/process';
import type * as z from 'zod/mini';

/** Reads the file of `SITE_LINKS`: the pages of the site to which messages and answers lead. Undefined when it has errors. */
export function readSiteLinks(environment: Environment): SiteLinks | undefined {
  const name = environment.text('SITE_LINKS');
  if (name === undefined) {
    environment.problem(
      'SITE_LINKS must name the file with the addresses of the site: `npx jalon links <file>` writes it.',
    );
    return undefined;
  }
  const file = resolve(workspaceRoot, name);
  try {
    const read = siteLinks.safeParse(JSON.parse(readFileSync(file, 'utf8')), { error: describeIssue });
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) {
      environment.problem(`SITE_LINKS (${file}): ${path.join('.') || 'the file'} ${message}.`);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const problem = code === undefined ? 'is not JSON' : `can’t be read (${code})`;
    environment.problem(`SITE_LINKS (${file}): ${problem}.`);
  }
  return undefined;
}

const pagesOfTokens = ['gift', 'resume', 'resumeForm', 'endMembership'];

function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `has no page ${issue.keys.join(', ')}`;
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  const [place] = issue.path ?? [];
  return pagesOfTokens.includes(String(place))
    ? 'must be a path with :token, such as /fr/cadeau/:token'
    : 'must be a path, such as /fr/connexion';
}

/** The path of the page that a mailed or shown link with a token opens. */
export function pathOfToken(path: string, token: string): string {
  return path.replace(':token', () => encodeURIComponent(token));
}
