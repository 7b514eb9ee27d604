import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parseAllDocuments } from 'yaml';

// Checks deploy/kubernetes by the definitions of custom resources in folders: of CloudNativePG (config/crd/bases) and of
// its plugin for backups. They are too large to be kept here.

interface Definition {
  readonly kind: string;
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string };
    readonly versions: readonly {
      readonly name: string;
      readonly schema: { readonly openAPIV3Schema: object };
    }[];
  };
}

const folders = process.argv.slice(2);
const documentsOf = (folder: string) =>
  globSync('**/*.yaml', { cwd: folder }).flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS()),
  );
const schemas = new Map<string, object>();
for (const { kind, spec } of folders.flatMap(documentsOf) as readonly Definition[]) {
  if (kind !== 'CustomResourceDefinition') continue;
  for (const { name, schema } of spec.versions) {
    schemas.set(`${spec.group}/${name} ${spec.names.kind}`, closed(schema.openAPIV3Schema));
  }
}

/** Unknown fields are removed by Kubernetes without a word: here they are errors. */
function closed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(closed) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]));
  const isClosed = 'properties' in copy && !('additionalProperties' in copy) && copy.type === 'object';
  const isOpen =
    'x-kubernetes-preserve-unknown-fields' in copy || Object.keys(copy.properties ?? {}).length === 0;
  return (isClosed && !isOpen ? { ...copy, additionalProperties: false } : copy) as Value;
}

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
let checked = 0;
for (const manifest of documentsOf(join(import.meta.dirname, '../../deploy/kubernetes'))) {
  const name = `${manifest.apiVersion} ${manifest.kind}`;
  const schema = schemas.get(name);
  if (!schema) continue;
  // The schema of the metadata is that of Kubernetes.
  const { metadata: _metadata, ...rest } = manifest;
  const isValid = ajv.validate({ ...schema, required: ['spec'] }, rest);
  console.log(`${name} ${manifest.metadata.name}: ${isValid ? 'valid' : ajv.errorsText()}`);
  checked += 1;
  if (!isValid) process.exitCode = 1;
}
if (checked === 0) throw new Error('Give the folders of the definitions of custom resources');
