// `npm run generate -- reference`: writes the reference of every library, from its types and their comments, to dist/reference.
import { Application, Converter, ReflectionKind } from 'typedoc';
import { libraries, readManifest, workspace } from '../scripts/libraries.ts';

/** The source of each published entry, and the path that users import. */
const entries = new Map<string, string>(
  libraries.flatMap((library) =>
    Object.entries(readManifest(library).exports).flatMap(([entry, target]): [string, string][] => {
      if (typeof target === 'string' || !target.default) return [];
      const source = target['@jalon/source'] ?? '';
      const isCode = /\.tsx?$/.test(source) && !source.includes('*');
      return isCode
        ? [[`${workspace}/libs/${library}/${source.slice(2)}`, `@jalon/${library}${entry.slice(1)}`]]
        : [];
    }),
  ),
);

const app = await Application.bootstrap({
  name: 'Jalon',
  entryPoints: [...entries.keys()],
  tsconfig: `${workspace}/tools/reference/tsconfig.typedoc.json`,
  out: `${workspace}/dist/reference`,
  readme: 'none',
  // The libraries’ own suites check the types.
  skipErrorChecking: true,
  excludeExternals: true,
  excludePrivate: true,
  disableSources: true,
  navigation: { includeFolders: true },
  logLevel: 'Error',
});
app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
  if (!reflection.kindOf(ReflectionKind.Module)) return;
  const entry = entries.get(reflection.project.getSymbolIdFromReflection(reflection)?.fileName ?? '');
  if (entry) reflection.name = entry;
});
const project = await app.convert();
if (!project) throw new Error('The types could not be read.');
await app.generateOutputs(project);
console.log(`Written: dist/reference/index.html, ${entries.size} entries.`);
