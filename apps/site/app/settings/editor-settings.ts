import type { EditorSettings } from '@jalon/content/server';
import type { Environment } from '@jalon/process';

export function readEditor(environment: Environment): EditorSettings | undefined {
  const value = environment.text('EDITOR_REPOSITORY');
  const authUrl = environment.origin('EDITOR_AUTH_URL');
  if (value === undefined) return undefined;
  const [, backend, repository] = /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)$/.exec(value) ?? [];
  if (!repository) {
    environment.problem(`EDITOR_REPOSITORY must be github:owner/name or gitlab:group/name, not "${value}".`);
    return undefined;
  }
  return {
    ...localEditor,
    backend: backend === 'gitlab' ? 'gitlab' : 'github',
    repository,
    branch: environment.text('EDITOR_BRANCH') ?? localEditor.branch,
    folder: (environment.text('EDITOR_FOLDER') ?? localEditor.folder).replace(/\/$/, ''),
    authUrl,
  };
}

/** For `npm run dev`: editors open the repository on their own disk, without a forge. */
export const localEditor: EditorSettings = {
  backend: 'github',
  repository: 'local/repository',
  branch: 'main',
  folder: 'apps/site/content',
  authUrl: undefined,
};
