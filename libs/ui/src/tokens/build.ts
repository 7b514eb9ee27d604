import { fileURLToPath } from 'node:url';
import StyleDictionary from 'style-dictionary';
import type { Config, Format, Transform, TransformedToken } from 'style-dictionary/types';

// A fluid size reaches its value at the widest breakpoint and its least at this width.
const narrowest = 360;
const widest = 1280;
const rootFontSize = 16;

interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

interface ColorValue {
  hex: string;
  alpha?: number;
}

interface ShadowValue {
  color: ColorValue;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const dimension = ({ value, unit }: Dimension): string => (value === 0 ? '0' : `${value}${unit}`);

/** A line from `from` at 360 px to `to` at 1280 px, held at both ends, as `clamp()`. */
function fluid(from: Dimension, to: Dimension): string {
  const scale = to.unit === 'rem' ? rootFontSize : 1;
  const slope = ((to.value - from.value) * scale) / (widest - narrowest);
  const start = round(from.value - (slope * narrowest) / scale);
  return `clamp(${dimension(from)}, ${start}${to.unit} + ${round(slope * 100)}vw, ${dimension(to)})`;
}

function color({ hex, alpha = 1 }: ColorValue): string {
  return alpha === 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;
}

function cssValue(token: TransformedToken): string {
  const { $type, $value, $extensions } = token;
  switch ($type) {
    case 'color':
      return color($value as ColorValue);
    case 'dimension': {
      const from: Dimension | undefined = $extensions?.['jalon.fluid']?.from;
      return from ? fluid(from, $value) : dimension($value);
    }
    case 'duration':
      return `${$value.value}${$value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${$value.join(', ')})`;
    case 'fontFamily':
      return $value.map((family: string) => (family.includes(' ') ? `"${family}"` : family)).join(', ');
    case 'shadow': {
      const shadow = $value as ShadowValue;
      return [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread]
        .map(dimension)
        .concat(color(shadow.color))
        .join(' ');
    }
    case 'number':
    case 'fontWeight':
      return String($value);
    default:
      throw new Error(`${token.path.join('.')}: no CSS is written for a token of type ${$type}`);
  }
}

const css: Transform = {
  name: 'jalon/css',
  type: 'value',
  transitive: true,
  // A reference may be resolved to a value that this transform has written already.
  transform: (token) => (typeof token.$value === 'string' ? token.$value : cssValue(token)),
};

const flatName: Transform = {
  name: 'jalon/name',
  type: 'name',
  transform: (token) => token.path.join('-'),
};

const notice = 'Written by src/tokens/build.ts from the JSON beside it; edit that instead.';

/** `var(--jalon-…)` where the JSON refers to another token, so that overriding a ramp moves its roles. */
function declared(token: TransformedToken): string {
  const reference = /^\{(.+)\}$/.exec(String(token.original.$value))?.[1];
  return reference ? `var(--jalon-${reference.replaceAll('.', '-')})` : String(token.$value);
}

// Custom properties do not reach media queries, so breakpoints are for TypeScript only.
const isBreakpoint = (token: TransformedToken): boolean => token.path[0] === 'breakpoint';
const isSurface = (token: TransformedToken): boolean => token.path[0] === 'surface';

const customProperties: Format = {
  name: 'jalon/custom-properties',
  format: ({ dictionary }) => {
    const root = dictionary.allTokens
      .filter((token) => !isSurface(token) && !isBreakpoint(token))
      .map((token) => `  --jalon-${token.name}: ${declared(token)};`);
    const surfaces = Map.groupBy(dictionary.allTokens.filter(isSurface), ({ path }) => path[1]);
    const blocks = [...surfaces].map(([surface, tokens]) => {
      const roles = tokens.map((token) => `  --jalon-color-${token.path[2]}: ${declared(token)};`);
      const selector = surface === 'default' ? '[data-surface]' : `[data-surface="${surface}"]`;
      return `${selector} {\n${roles.join('\n')}\n}\n`;
    });
    return `/* ${notice} */\n:root {\n${root.join('\n')}\n}\n\n${blocks.join('\n')}`;
  },
};

const typedNames: Format = {
  name: 'jalon/typed-names',
  format: ({ dictionary }) => {
    const plain = dictionary.allTokens.filter((token) => !isSurface(token));
    const names = plain
      .filter((token) => !isBreakpoint(token))
      .map(({ name }) => `  '${name}': 'var(--jalon-${name})',`);
    const breakpoints = plain
      .filter(isBreakpoint)
      .map(({ path, $value }) => `  ${path[1]}: ${Number.parseInt(String($value), 10)},`);
    return `// ${notice}

/** Every token by its flat name, as the CSS reference to it. */
export const tokens = {
${names.join('\n')}
} as const;

export type TokenName = keyof typeof tokens;

/** Widths of the window, in CSS pixels, from which the layout changes. */
export const breakpoints = {
${breakpoints.join('\n')}
} as const;
`;
  },
};

const resolvedValues: Format = {
  name: 'jalon/resolved-values',
  format: ({ dictionary }) =>
    `${JSON.stringify(
      Object.fromEntries(
        dictionary.allTokens.map(({ name, $type, $value, $description, $extensions }) => [
          name,
          { type: $type, value: $value, description: $description, fr: $extensions?.['jalon.fr'] },
        ]),
      ),
      null,
      2,
    )}\n`,
};

/** What a brand changes, under the attribute that a story puts on the root. */
const brandProperties: Format = {
  name: 'jalon/brand-properties',
  format: ({ dictionary, file }) => {
    const lines = dictionary.allTokens
      .filter(({ isSource }) => isSource)
      .map((token) => `  --jalon-${token.name}: ${declared(token)};`);
    const brand = file.destination?.replace('.css', '');
    return `/* ${notice} */\n:root[data-brand="${brand}"] {\n${lines.join('\n')}\n}\n`;
  },
};

const club = fileURLToPath(new URL('*.json', import.meta.url));

const settings: Config = {
  usesDtcg: true,
  log: { verbosity: 'silent', warnings: 'error' },
  hooks: {
    transforms: { [css.name]: css, [flatName.name]: flatName },
    formats: Object.fromEntries(
      [customProperties, typedNames, resolvedValues, brandProperties].map(({ name, format }) => [
        name,
        format,
      ]),
    ),
  },
};

/** Writes `tokens.css`, `tokens.ts` and `tokens.json` into a folder. */
export async function buildTokens(folder: string): Promise<void> {
  const dictionary = new StyleDictionary({
    ...settings,
    source: [club],
    platforms: {
      jalon: {
        transforms: [flatName.name, css.name],
        buildPath: `${folder.replace(/\/$/, '')}/`,
        files: [
          { destination: 'tokens.css', format: customProperties.name },
          { destination: 'tokens.ts', format: typedNames.name },
          { destination: 'tokens.json', format: resolvedValues.name },
        ],
      },
    },
  });
  await dictionary.buildAllPlatforms();
}

/** The brands of `brands/`, other than the club’s own. */
export const brands = ['marine'] as const;

/** Writes a brand’s style sheet, and the values that every token has in it. */
export async function buildBrand(brand: (typeof brands)[number], folder: string): Promise<void> {
  const dictionary = new StyleDictionary({
    ...settings,
    include: [club],
    source: [fileURLToPath(new URL(`brands/${brand}.json`, import.meta.url))],
    platforms: {
      jalon: {
        transforms: [flatName.name, css.name],
        buildPath: `${folder.replace(/\/$/, '')}/`,
        files: [
          { destination: `${brand}.css`, format: brandProperties.name },
          { destination: `${brand}.json`, format: resolvedValues.name },
        ],
      },
    },
  });
  await dictionary.buildAllPlatforms();
}

if (import.meta.main) {
  await buildTokens(fileURLToPath(new URL('generated', import.meta.url)));
  for (const brand of brands) {
    await buildBrand(brand, fileURLToPath(new URL('brands/generated', import.meta.url)));
  }
}
