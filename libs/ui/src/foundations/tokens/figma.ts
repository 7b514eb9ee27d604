import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TransformedToken } from 'style-dictionary/types';
import { type Brand, brands, groupAt, readTokens, sources } from './build.ts';

/** A colour, a number in pixels, milliseconds or without a unit, or the first family of a font stack. */
type FigmaValue =
  | { colorSpace: 'srgb'; components: readonly number[]; alpha?: number; hex: string }
  | number
  | string;

interface FigmaVariable {
  $type: string;
  $value: FigmaValue;
  $description?: string | undefined;
  $extensions?: Record<string, unknown>;
}

interface FigmaGroup {
  [name: string]: FigmaGroup | FigmaVariable;
}

/** The variables of one mode of a collection, as Figma imports and exports them: one file for each mode. */
export type FigmaMode = FigmaGroup & { $extensions: { 'com.figma.modeName': string } };

type CollectionName = 'Brand' | 'Roles' | 'Measures';

interface Mode {
  readonly collection: CollectionName;
  readonly name: string;
  /** Whose values it has. Undefined for the club’s own, in the light scheme. */
  readonly variant?: Brand | 'dark';
}

const modes: readonly Mode[] = [
  { collection: 'Brand', name: 'Jalon' },
  ...brands.map((brand) => ({ collection: 'Brand' as const, name: capitalized(brand), variant: brand })),
  { collection: 'Roles', name: 'Light' },
  { collection: 'Roles', name: 'Dark', variant: 'dark' },
  { collection: 'Measures', name: 'Default' },
];

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The collection of a token: ramps, radii and typefaces change with the brand, roles with the scheme. */
function collectionOf({ path, $type }: TransformedToken): CollectionName | undefined {
  const [group = ''] = path;
  // Figma has no variables for them: the shadow is an effect style there.
  if ($type === 'shadow' || $type === 'cubicBezier') return undefined;
  if (group === 'radius' || group === 'font') return 'Brand';
  if (group === 'surface') return 'Roles';
  if (group === 'color') return path.length === 3 || path[1] === 'white' ? 'Brand' : 'Roles';
  return 'Measures';
}

const rootFontSize = 16;

/** The value of a token that refers to no other. */
function literalOf({ $type, original: { $value }, $value: written }: TransformedToken): FigmaValue {
  if ($type === 'color') return colorValue(String(written));
  if ($type === 'fontFamily') return String($value[0]);
  if ($type === 'dimension' || $type === 'duration')
    return $value.unit === 'rem' ? $value.value * rootFontSize : $value.value;
  return $value;
}

/** `#rrggbb` or `#rrggbbaa` as Figma writes it. */
function colorValue(css: string): FigmaValue {
  const channels = Array.from(css.matchAll(/[\da-f]{2}/g), ([pair]) => Number.parseInt(pair, 16) / 255);
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels;
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: css.slice(0, 7).toUpperCase() };
}

const figmaTypes: Readonly<Record<string, string>> = { color: 'color', fontFamily: 'string' };

function variableOf(
  token: TransformedToken,
  collections: ReadonlyMap<string, CollectionName | undefined>,
): FigmaVariable {
  const reference = referenceIn(token.original.$value);
  const css = token.path[0] === 'surface' ? `color-${token.path[2]}` : token.name;
  return {
    $type: figmaTypes[String(token.$type)] ?? 'number',
    $value: literalOf(token),
    $description: token.$description,
    $extensions: {
      ...(reference && {
        'com.figma.aliasData': {
          targetVariableName: reference,
          targetVariableSetName: collections.get(reference),
        },
      }),
      ...(token.path[0] !== 'breakpoint' && {
        'com.figma.codeSyntax': { WEB: `var(--jalon-${css})` },
      }),
    },
  };
}

/** `{color.nuit.700}` → `color/nuit/700`. */
function referenceIn(value: unknown): string | undefined {
  const [, path] = /^\{(.+)\}$/.exec(String(value)) ?? [];
  return path?.replaceAll('.', '/');
}

const nameOf = ({ path }: TransformedToken): string => path.join('/');

/** The files for Figma by their paths, one for each mode of a collection: `Roles/Dark.tokens.json`. */
export async function figmaFiles(from = sources): Promise<Record<string, FigmaMode>> {
  const files: Record<string, FigmaMode> = {};
  for (const { collection, name, variant } of modes) {
    const tokens = await readTokens(from, variant);
    const collections = new Map(tokens.map((token) => [nameOf(token), collectionOf(token)]));
    const file = { $extensions: { 'com.figma.modeName': name } } as object as FigmaMode;
    for (const token of tokens.filter((one) => collectionOf(one) === collection)) {
      Object.assign(groupAt(file, token.path), variableOf(token, collections));
    }
    files[`${collection}/${name}.tokens.json`] = file;
  }
  return files;
}

/** A variable that differs from the token of its name. */
export interface Difference {
  readonly mode: string;
  /** `color/nuit/700`. */
  readonly name: string;
  /** Undefined where only the exported file has it. */
  readonly token: string | undefined;
  /** Undefined where the exported file does not have it. */
  readonly variable: string | undefined;
}

/** What differs between the tokens and files that Figma exported. Figma’s own ids and the order don’t count. */
export async function differences(exported: readonly FigmaMode[], from = sources): Promise<Difference[]> {
  const byMode = (files: readonly FigmaMode[]) =>
    new Map(files.map((file) => [file.$extensions['com.figma.modeName'], valuesIn(file)]));
  const [ours, theirs] = [byMode(Object.values(await figmaFiles(from))), byMode(exported)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((mode) => {
    const [tokens, variables] = [ours.get(mode), theirs.get(mode)];
    return [...new Set([...(tokens?.keys() ?? []), ...(variables?.keys() ?? [])])]
      .map((name) => ({ mode, name, token: tokens?.get(name), variable: variables?.get(name) }))
      .filter(({ token, variable }) => token !== variable);
  });
}

/** The value of each variable as text: `#0e3447`, `16`, `→ color/nuit/700`. */
function valuesIn(group: FigmaGroup, path = ''): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([key, child]) => {
      if (key.startsWith('$') || typeof child !== 'object') return [];
      const name = path + key;
      return isVariable(child)
        ? [[name, textOf(child)] as const]
        : [...valuesIn(child as FigmaGroup, `${name}/`)];
    }),
  );
}

const isVariable = (child: FigmaGroup | FigmaVariable): child is FigmaVariable => '$value' in child;

function textOf({ $value, $extensions = {} }: FigmaVariable): string {
  const { targetVariableName } = ($extensions['com.figma.aliasData'] ?? {}) as {
    targetVariableName?: string;
  };
  const target = targetVariableName ?? referenceIn($value);
  if (target) return `→ ${target}`;
  if (typeof $value === 'number') return String(Math.round($value * 10_000) / 10_000);
  if (typeof $value === 'string') return $value;
  const { components, alpha = 1 } = $value;
  const hex = (part: number) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${[...components, ...(alpha < 1 ? [alpha] : [])].map(hex).join('')}`;
}

/** Writes changed values into the sources; returns the differences that are new or missing tokens, which it leaves. */
export async function takeOver(changes: readonly Difference[], from = sources): Promise<Difference[]> {
  const left: Difference[] = [];
  for (const [modeName, inMode] of Map.groupBy(changes, ({ mode }) => mode)) {
    const mode = modes.find(({ name }) => name === modeName);
    const tokens = mode ? await readTokens(from, mode.variant) : [];
    for (const change of inMode) {
      const token = tokens.find((one) => nameOf(one) === change.name);
      if (!token || change.variable === undefined) left.push(change);
      else setIn(fileOf(token, mode?.variant, from), token, dtcgValue(token, change.variable));
    }
  }
  return left;
}

function fileOf({ filePath }: TransformedToken, variant: Mode['variant'], from: string): string {
  if (!variant) return filePath;
  return join(from, variant === 'dark' ? 'schemes' : 'brands', `${variant}.json`);
}

/** The text of a variable as the value of its token, in the token’s own unit. */
function dtcgValue({ $type, original: { $value } }: TransformedToken, text: string): unknown {
  if (text.startsWith('→ ')) return `{${text.slice(2).replaceAll('/', '.')}}`;
  if ($type === 'color') {
    const { components, alpha, hex } = colorValue(text) as Exclude<FigmaValue, number | string>;
    return {
      colorSpace: 'srgb',
      components: components.map((part) => Math.round(part * 10_000) / 10_000),
      ...(alpha !== 1 && { alpha }),
      hex: hex.toLowerCase(),
    };
  }
  if ($type === 'fontFamily') return [text, ...$value.slice(1)];
  if ($type === 'dimension' || $type === 'duration')
    return { value: Number(text) / ($value.unit === 'rem' ? rootFontSize : 1), unit: $value.unit };
  return Number(text);
}

function setIn(file: string, { path, $type }: TransformedToken, $value: unknown): void {
  const root = JSON.parse(readFileSync(file, 'utf8'));
  const token = groupAt(root, path);
  Object.assign(token, '$value' in token ? { $value } : { $type, $value });
  writeFileSync(file, `${JSON.stringify(root, null, 2)}\n`);
}

function readMode(path: string): FigmaMode {
  const file = JSON.parse(readFileSync(path, 'utf8'));
  if (!file.$extensions?.['com.figma.modeName'])
    throw new Error(`${path} is no export of Figma’s variables.`);
  return file;
}

if (import.meta.main) {
  const [command, folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name a folder.');
  if (command === 'write') {
    for (const [path, file] of Object.entries(await figmaFiles())) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, `${JSON.stringify(file, null, 2)}\n`);
      console.log(target);
    }
  } else {
    const exported = globSync('**/*.json', { cwd: folder }).map((path) => readMode(join(folder, path)));
    const found = await differences(exported);
    for (const { mode, name, token = 'none', variable = 'none' } of found)
      console.log(`${mode}: ${name}: token ${token}, variable ${variable}`);
    const left = process.argv.includes('--take') ? await takeOver(found) : found;
    console.log(`${found.length} differences, ${found.length - left.length} of them taken over`);
    process.exitCode = left.length > 0 ? 1 : 0;
  }
}
