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

/** Whether a test of the API starts a database, a server or a process. */
export const isIntegration = (source: string) => /\/testing\/(?!site-links|test-keys)/.test(source);

/** The part of the API to which a file belongs: a feature, a part of the platform, or all of it. */
const partOf = (file: string) => /^apps\/api\/src\/(?:features|platform)\/[^/]+\//.exec(file)?.[0];

/**
 * Whether a test of the API that starts a database runs now: those of the changed features and parts of the platform.
 * The others take minutes and are left to `npm test`.
 */
export function isNear(test: string, changed: readonly string[]): boolean {
  const part = partOf(test);
  return changed.some((file) => file === test || (part !== undefined && partOf(file) === part));
}
