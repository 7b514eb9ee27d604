import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { libraries, type Manifest, workspace } from '../scripts/libraries.ts';

const packages = `${workspace}/dist/packages`;

describe.each(libraries)('the package of %s', (library) => {
  const folder = `${packages}/@jalon/${library}`;
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  const tarball = `${packages}/jalon-${library}-${manifest.version}.tgz`;
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

  it('is what publint expects, warnings included', async () => {
    const content = readFileSync(tarball);
    const { messages, pkg } = await publint({
      strict: true,
      pack: { tarball: content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength) },
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('gives types to every entry, as TypeScript resolves ESM', () => {
    const assets = Object.keys(manifest.exports).filter((entry) => /\.\w+$/.test(entry));
    const exclude =
      assets.length > 0 ? ['--exclude-entrypoints', ...assets.map((entry) => entry.slice(2))] : [];
    const attw = [
      `${workspace}/node_modules/@arethetypeswrong/cli/dist/index.js`,
      tarball,
      '--profile',
      'esm-only',
      '--no-color',
    ];
    let output = '';
    try {
      execFileSync(process.execPath, [...attw, ...exclude], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      output = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    }
    expect(output).toBe('');
  });

  it('holds what is built and what its users read, and nothing of this repository', () => {
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']));
    expect(files.filter((file) => /\.(test|stories)\.|(^|\/)(src|testing|test-output)\//.test(file))).toEqual(
      [],
    );
    expect(JSON.stringify(manifest)).not.toContain('@jalon/source');
    expect(manifest).not.toHaveProperty('nx');
    expect(manifest.license).toBe('MIT');
  });

  it('names a built file in every import of its own', () => {
    const sources = files.filter((file) => /\.(js|d\.ts)$/.test(file));
    const toSource = sources.filter((file) => /(from|import)\s*\(?["']\.[^"']*\.tsx?["']/.test(read(file)));
    expect(toSource).toEqual([]);
  });

  it('marks every module that uses a hook or an event for hosts with server components', () => {
    // Not useId, useMemo and useCallback: a server component has them too.
    const hook =
      /\buse(State|Effect|LayoutEffect|Ref|Reducer|Context|SyncExternalStore|ActionState|Transition)?\(/;
    const unmarked = scripts.filter((file) => {
      const text = read(file);
      return /from\s*["']react["']/.test(text) && hook.test(text) && !/^["']use client["']/.test(text);
    });
    expect(unmarked).toEqual([]);
  });

  it('gives its styled parts ids that do not depend on the order of evaluation', () => {
    const styled = scripts.filter((file) => /from\s*["']styled-components["']/.test(read(file)));
    const unnamed = styled.filter(
      (file) => /\bstyled[.(]/.test(read(file)) && !/componentId:\s*["']jalon-/.test(read(file)),
    );
    expect(unnamed).toEqual([]);
  });
});
