import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import values from '../tokens/generated/tokens.json';

const texts = {
  fr: {
    sample: 'Dès Noël où un zéphyr haï me vêt de glaçons würmiens, je dîne d’exquis rôtis de bœuf au kir.',
    surface: 'Surface',
    figures: 'Chiffres tabulaires',
  },
  en: {
    sample: 'The quick brown fox jumps over the lazy dog beside the frozen river at dawn.',
    surface: 'Surface',
    figures: 'Tabular figures',
  },
};

interface Token {
  type: string;
  value: string;
  description?: string;
}

const named = (prefix: string) =>
  Object.entries<Token>(values)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, token]) => ({ name, ...token }));

const meta: Meta = { title: 'Fondations', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj;

const ramps = ['nuit', 'balise', 'neige', 'lac', 'epinette', 'soleil'];

/** The six ramps. Components never use them: they use roles, which refer to them. */
export const Ramps: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {ramps.map((ramp) => (
        <section key={ramp}>
          <h2 style={{ textTransform: 'capitalize' }}>{ramp === 'epinette' ? 'épinette' : ramp}</h2>
          <div
            style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}
          >
            {named(`color-${ramp}-`).map(({ name, value }) => (
              <div key={name} style={{ fontSize: 14, lineHeight: 1.4 }}>
                <div
                  style={{
                    blockSize: 72,
                    borderRadius: 12,
                    background: value,
                    border: '1px solid #0e344722',
                  }}
                />
                <b>{name.split('-').at(-1)}</b> {value}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
};

/** What the colours are for, with the name that CSS uses. */
export const Roles: Story = {
  render: () => (
    <table style={{ borderSpacing: '16px 8px', textAlign: 'start' }}>
      <tbody>
        {named('color-')
          .filter(({ name, description }) => description && !/\d/.test(name))
          .map(({ name, value, description }) => (
            <tr key={name}>
              <td
                style={{
                  inlineSize: 56,
                  blockSize: 40,
                  borderRadius: 4,
                  background: value,
                  border: '1px solid #0e344722',
                }}
              />
              <td>
                <code>--jalon-{name}</code>
              </td>
              <td>{description}</td>
            </tr>
          ))}
      </tbody>
    </table>
  ),
};

/** Sizes grow from 360 to 1280 px of window. */
export const Type: Story = {
  render: (_args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        {(['display', 'h1', 'h2', 'h3', 'lead', 'text', 'small'] as const).map((size) => (
          <div key={size}>
            <code>--jalon-size-{size}</code>
            <div
              style={{
                fontSize: `var(--jalon-size-${size})`,
                fontFamily: /^(d|h)/.test(size) ? 'var(--jalon-font-heading)' : undefined,
                fontWeight: /^(d|h)/.test(size) ? 700 : undefined,
                lineHeight: /^(d|h)/.test(size) ? 1.15 : undefined,
                maxInlineSize: 'min(100%, 62rem)',
              }}
            >
              {t.sample}
            </div>
          </div>
        ))}
        <div>
          <code>tabular-nums</code>
          <div style={{ fontVariantNumeric: 'tabular-nums' }}>{t.figures} 111,11 – 888,88</div>
        </div>
      </div>
    );
  },
};

/** The 4 px grid. */
export const Space: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {named('space-').map(({ name }) => (
        <div key={name} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <code style={{ inlineSize: 220 }}>--jalon-{name}</code>
          <div
            style={{
              inlineSize: `var(--jalon-${name})`,
              blockSize: 20,
              background: 'var(--jalon-color-balise-500)',
            }}
          />
        </div>
      ))}
    </div>
  ),
};

/** The banded pole: for the step at hand, the page being read, the edge of an alert, work under way. Never a wallpaper. */
export const Bands: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ blockSize: 12, background: 'var(--jalon-bands)' }} />
      <div data-surface="primary" style={{ padding: 24 }}>
        <div style={{ blockSize: 12, background: 'var(--jalon-bands)' }} />
      </div>
    </div>
  ),
};

/** Before and after the web font arrives, a text has the same width and height, so that nothing jumps. */
export const FontFallback: Story = {
  render: (_args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <div
        style={{ display: 'grid', gap: 16, justifyItems: 'start', whiteSpace: 'nowrap', overflow: 'hidden' }}
      >
        {['Atkinson Hyperlegible Next', 'Bricolage Grotesque'].flatMap((family) =>
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
    );
  },
  play: async ({ canvasElement }) => {
    await document.fonts.load('700 16px "Bricolage Grotesque"');
    await document.fonts.load('400 16px "Atkinson Hyperlegible Next"');
    const box = (family: string) =>
      canvasElement.querySelector(`[data-family="${family}"]`)?.getBoundingClientRect() ?? new DOMRect();
    for (const family of ['Atkinson Hyperlegible Next', 'Bricolage Grotesque']) {
      const web = box(family);
      const fallback = box(`${family} Fallback`);
      await expect(Math.abs(web.width / fallback.width - 1)).toBeLessThan(0.025);
      await expect(Math.abs(web.height - fallback.height)).toBeLessThanOrEqual(1);
    }
  },
};
