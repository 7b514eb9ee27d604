import { spawnSync } from 'node:child_process';

/** The name of a base branch: `main`, or `origin/main` in a clone that has no local `main`. Undefined when both are missing. */
export const startOf = (base: string, cwd = process.cwd()) =>
  [base, `origin/${base}`].find(
    (name) =>
      spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd }).status === 0,
  );

/** Whether ESLint checks a file. */
export const isLinted = (file: string) => /\.(tsx?|js)$/.test(file);

/** Whether a file changes the result of ESLint for other files. */
export const affectsLint = (file: string) =>
  /^(eslint\.config\.js|nx\.json|tools\/lint\/[^/]+\.js|(apps|libs|tools)\/[^/]+\/(package|project)\.json)$/.test(
    file,
  );

/** The project to which a file belongs, such as `libs/ui`. */
export const projectOf = (file: string) => /^(?:apps|libs|tools)\/[^/]+(?=\/)/.exec(file)?.[0];

/**
 * Whether a test reads the file in another way than by an import: texts, data, style sheets, pictures. All tests of the
 * file's project then run.
 */
export const isRead = (file: string) => !/\.(tsx?|js)$/.test(file);

/** Whether a test of the API or of the gateway starts a database, a server, a process or a browser. */
export const isIntegration = (source: string) => /\/testing\/(?!site-links|test-keys)/.test(source);

/** The part to which a file belongs: a feature of the API, a part of its platform, or the gateway. */
const partOf = (file: string) =>
  /^apps\/(?:api\/src\/(?:features|platform)\/[^/]+|gateway)\//.exec(file)?.[0];

/**
 * Whether such a test runs now: those of the changed features and parts of the platform. The others take minutes and
 * are left to `npm test`.
 */
export function isNear(test: string, changed: readonly string[]): boolean {
  const part = partOf(test);
  return changed.some((file) => file === test || (part !== undefined && partOf(file) === part));
}
