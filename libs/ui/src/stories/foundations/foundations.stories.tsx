import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Button } from '../../actions/button/index.ts';
import { TableFrame } from '../../content/rich-text/table-frame.tsx';
import marine from '../../foundations/tokens/brands/generated/marine.json';
import {
  contrast,
  readPairs,
  roleOn,
  type Scheme,
  shapePairs,
  surfaces,
  type TokenValues,
} from '../../foundations/tokens/contrast.ts';
import jalon from '../../foundations/tokens/generated/tokens.json';
import { Bar, Card, Code, Grid, Moving, Rows, Sample, Stack, Swatch } from './foundations.styles.ts';

const texts = {
  fr: {
    sample: 'Dès Noël où un zéphyr haï me vêt de glaçons würmiens, je dîne d’exquis rôtis de bœuf au kir.',
    figures: 'Chiffres tabulaires',
    role: 'Rôle',
    purpose: 'À quoi il sert',
    refersTo: 'Valeur',
    onWhite: 'Sur blanc',
    pair: 'L’un sur l’autre',
    least: 'Minimum',
    rolesCaption: 'Rôles de la surface par défaut',
    pairsCaption: 'Contrastes mesurés, surface par surface',
    move: 'Faire bouger',
    corner: 'Arrondi',
    floating: 'Ce qui flotte',
  },
  en: {
    sample: 'The quick brown fox jumps over the lazy dog by the frozen river at dawn.',
    figures: 'Tabular figures',
    role: 'Role',
    purpose: 'What it is for',
    refersTo: 'Value',
    onWhite: 'On white',
    pair: 'Colour pair',
    least: 'Minimum',
    rolesCaption: 'Roles of the default surface',
    pairsCaption: 'Measured contrasts, by surface',
    move: 'Animate',
    corner: 'Corner radius',
    floating: 'Floating elements',
  },
};

interface Token {
  type: string;
  value: string;
  dark?: string;
  description?: string;
  fr?: string;
}

type Globals = Record<string, unknown>;

/** The families of the club’s own brand, with their font stacks. */
const stacks = {
  'Atkinson Hyperlegible Next': jalon['font-text'].value,
  'Bricolage Grotesque': jalon['font-heading'].value,
};

/** The token values of the brand chosen in the toolbar. */
const valuesOf = ({ brand }: Globals): Record<string, Token> => (brand === 'marine' ? marine : jalon);

const schemeOf = ({ scheme }: Globals): Scheme => (scheme === 'dark' ? 'dark' : 'light');

function named(globals: Globals, prefix: string) {
  const locale = storyLocale(globals);
  return Object.entries(valuesOf(globals))
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, { value, dark = value, description, fr }]) => ({
      name,
      value: schemeOf(globals) === 'dark' ? dark : value,
      purpose: locale === 'fr' ? fr : description,
    }));
}

const written = (ratio: number, globals: Globals) =>
  `${(Math.floor(ratio * 10) / 10).toLocaleString(storyLocale(globals), { minimumFractionDigits: 1 })}:1`;

/** Every value below is read from the built token files, in the brand chosen in the toolbar. */
const meta: Meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: { inDocument: "'@jalon/ui/tokens'" },
};

export default meta;
type Story = StoryObj;

const ramps = ['nuit', 'balise', 'canneberge', 'neige', 'lac', 'epinette', 'soleil'];

/** The seven ramps, each step with its contrast on white. Components never use them: they use roles, which refer to them. */
export const Ramps: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => (
    <Stack>
      {ramps.map((ramp) => (
        <section key={ramp}>
          <h3>{ramp === 'epinette' ? 'épinette' : ramp}</h3>
          <Grid>
            {named(globals, `color-${ramp}-`).map(({ name, value }) => (
              <div key={name}>
                <Swatch data-size="large" style={{ background: value }} />
                <b>{name.split('-').at(-1)}</b> <Code>{value}</Code>
                <br />
                {texts[storyLocale(globals)].onWhite} {written(contrast(value, '#ffffff'), globals)}
              </div>
            ))}
          </Grid>
        </section>
      ))}
    </Stack>
  ),
};

/** What the colours are for, with the name that CSS uses. */
export const Roles: Story = {
  render: (_args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <TableFrame>
        <table>
          <caption>{t.rolesCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.role}</th>
              <th scope="col">{t.refersTo}</th>
              <th scope="col">{t.purpose}</th>
            </tr>
          </thead>
          <tbody>
            {named(globals, 'color-')
              .filter(({ purpose }) => purpose)
              .map(({ name, value, purpose }) => (
                <tr key={name}>
                  <th scope="row">
                    <Code>--jalon-{name}</Code>
                  </th>
                  <td>
                    <Swatch style={{ background: value }} /> <Code>{value}</Code>
                  </td>
                  <td>{purpose}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </TableFrame>
    );
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows.length).toBe(
      Object.values<Token>(jalon).filter(({ type, fr }) => type === 'color' && fr).length + 1,
    );
    await expect(rows.filter((row) => row.lastElementChild?.textContent === '')).toEqual([]);
  },
};

/** The pairs that the tests keep at 4.5:1 (text) and 3:1 (shapes), with their measured contrasts. */
export const Contrasts: Story = {
  render: (_args, { globals }) => {
    const t = texts[storyLocale(globals)];
    const values = valuesOf(globals) as TokenValues;
    const rows = [
      ...readPairs.map((pair) => ({ pair, least: 4.5 })),
      ...shapePairs.map((pair) => ({ pair, least: 3 })),
    ];
    return (
      <TableFrame>
        <table>
          <caption>{t.pairsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.pair}</th>
              <th scope="col">{t.least}</th>
              {surfaces.map((surface) => (
                <th scope="col" key={surface}>
                  {surface}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pair: [front, back], least }) => (
              <tr key={`${front} ${back} ${least}`}>
                <th scope="row">
                  <Code>{front}</Code> / <Code>{back}</Code>
                </th>
                <td>{written(least, globals)}</td>
                {surfaces.map((surface) => {
                  const [color = '', background = ''] = [front, back].map((name) =>
                    roleOn(values, surface, name, schemeOf(globals)),
                  );
                  return (
                    <td key={surface} style={{ whiteSpace: 'nowrap' }}>
                      <Sample data-shape={least === 3} style={{ color, background }}>
                        {least === 3 ? '●' : 'Aa'}
                      </Sample>{' '}
                      {written(contrast(color, background), globals)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(readPairs.length + shapePairs.length + 1);
  },
};

/** Sizes grow with the window, from 360 to 1280 px. */
export const Type: Story = {
  render: (_args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <Stack>
        {['display', 'h1', 'h2', 'h3', 'lead', 'text', 'small'].map((size) => {
          const [token] = named(globals, `size-${size}`);
          return (
            <div key={size}>
              <Code>
                --jalon-size-{size}: {token?.value}
              </Code>{' '}
              {token?.purpose}
              <Sample
                as="div"
                data-family={/^[dh]/.test(size) ? 'heading' : 'text'}
                style={{ fontSize: `var(--jalon-size-${size})` }}
              >
                {t.sample}
              </Sample>
            </div>
          );
        })}
        <div>
          <Code>tabular-nums</Code>
          <div style={{ fontVariantNumeric: 'tabular-nums' }}>{t.figures} 111,11 – 888,88</div>
        </div>
      </Stack>
    );
  },
};

/** The 4 px grid, and two spaces that grow with the window. */
export const Space: Story = {
  render: (_args, { globals }) => (
    <Rows>
      {named(globals, 'space-').map(({ name, value, purpose }) => (
        <div key={name}>
          <Code>
            --jalon-{name}: {value}
          </Code>
          <Bar style={{ inlineSize: `var(--jalon-${name})` }} />
          {purpose}
        </div>
      ))}
    </Rows>
  ),
};

/** Shared widths and heights, and the window widths at which the layout changes. */
export const Measures: Story = {
  render: (_args, { globals }) => (
    <TableFrame>
      <table>
        <tbody>
          {['width-', 'height-', 'measure-', 'breakpoint-']
            .flatMap((prefix) => named(globals, prefix))
            .map(({ name, value, purpose }) => (
              <tr key={name}>
                <th scope="row">
                  {/* Media queries can’t use custom properties: a breakpoint is a TypeScript number. */}
                  <Code>{name.startsWith('breakpoint-') ? name.replace('-', 's.') : `--jalon-${name}`}</Code>
                </th>
                <td>{value}</td>
                <td>{purpose}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </TableFrame>
  ),
};

/** Two corner radii and one shadow: controls, cards, floating elements. */
export const RadiusAndShadow: Story = {
  render: (_args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <Grid data-size="large">
        {named(globals, 'radius-').map(({ name, value }) => (
          <Card key={name} style={{ borderRadius: `var(--jalon-${name})` }}>
            <b>
              {t.corner} {value}
            </b>
            <Code>--jalon-{name}</Code>
          </Card>
        ))}
        {named(globals, 'shadow-').map(({ name, value }) => (
          <Card key={name} data-floating style={{ boxShadow: `var(--jalon-${name})` }}>
            <b>{t.floating}</b>
            <Code>--jalon-{name}</Code>
            <Code>{value}</Code>
          </Card>
        ))}
      </Grid>
    );
  },
};

function Motion({ globals }: { globals: Globals }) {
  const t = texts[storyLocale(globals)];
  const [away, setAway] = useState(false);
  const [ease] = named(globals, 'ease-');
  return (
    <Rows>
      <Button variant="secondary" aria-pressed={away} onClick={() => setAway(!away)}>
        {t.move}
      </Button>
      <div>
        <Code>
          --jalon-{ease?.name}: {ease?.value}
        </Code>
      </div>
      {named(globals, 'duration-').map(({ name, value, purpose }) => (
        <div key={name}>
          <Code>
            --jalon-{name}: {value}
          </Code>
          <Moving
            data-state={away ? 'away' : 'home'}
            style={{ transitionDuration: `var(--jalon-${name})` }}
          />
          {purpose}
        </div>
      ))}
    </Rows>
  );
}

/** Short, and none when the visitor prefers reduced motion. */
export const Durations: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => <Motion globals={globals} />,
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: texts[storyLocale(globals)].move });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The banded pole: for the current step, the current page, the edge of an alert, loading. Never as decoration. */
export const Bands: Story = {
  render: () => (
    <Stack>
      <div style={{ blockSize: 12, background: 'var(--jalon-bands)' }} />
      <div data-surface="primary" style={{ padding: 24 }}>
        <div style={{ blockSize: 12, background: 'var(--jalon-bands)' }} />
      </div>
    </Stack>
  ),
};

/** Text has the same width and height before and after the web font loads, so that nothing jumps. */
export const FontFallback: Story = {
  render: inLocale(texts, (t) => (
    <div
      style={{ display: 'grid', gap: 16, justifyItems: 'start', whiteSpace: 'nowrap', overflow: 'hidden' }}
    >
      {Object.keys(stacks).flatMap((family) =>
        [family, `${family} Fallback`].map((name) => (
          <span
            key={name}
            data-family={name}
            style={{
              fontFamily: `"${name}"`,
              fontWeight: family.startsWith('B') ? 700 : 400,
              lineHeight: 'normal',
            }}
          >
            {t.sample}
          </span>
        )),
      )}
    </div>
  )),
  play: async ({ canvasElement }) => {
    await document.fonts.load('700 16px "Bricolage Grotesque"');
    await document.fonts.load('400 16px "Atkinson Hyperlegible Next"');
    const sample = (family: string) => {
      const text = canvasElement.querySelector<HTMLElement>(`[data-family="${family}"]`);
      if (!text) throw new Error(`no text in ${family}`);
      const { height } = text.getBoundingClientRect();
      // Large, because some browsers round the width of each letter to whole pixels.
      text.style.fontSize = '160px';
      const { width } = text.getBoundingClientRect();
      text.style.fontSize = '';
      return { width, height };
    };
    for (const family of Object.keys(stacks)) {
      const web = sample(family);
      const fallback = sample(`${family} Fallback`);
      await expect(Math.abs(web.width / fallback.width - 1)).toBeLessThan(0.025);
      await expect(Math.abs(web.height - fallback.height)).toBeLessThanOrEqual(1);
    }
  },
};

/** Names in other Latin alphabets use the same fonts: the browser loads the files when a page needs them. */
export const FontRestOfLatin: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {Object.values(stacks).map((stack) => (
        <span key={stack} style={{ fontFamily: stack }}>
          Łukasz, Győző, Şükrü, Żaneta
        </span>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const [family, stack] of Object.entries(stacks)) {
      const text = [...canvasElement.querySelectorAll('span')].find(
        ({ style }) => style.fontFamily === stack,
      );
      if (!text) throw new Error(`no text in ${family}`);
      await document.fonts.load(`16px ${stack}`, text.innerText);
      const width = text.getBoundingClientRect().width;
      text.style.fontFamily = `"${family}", "${family} Extended"`;
      await expect(text.getBoundingClientRect().width).toBe(width);
      text.style.fontFamily = `"${family}", "${family} Fallback"`;
      await expect(text.getBoundingClientRect().width).not.toBe(width);
      text.style.fontFamily = stack;
    }
  },
};
