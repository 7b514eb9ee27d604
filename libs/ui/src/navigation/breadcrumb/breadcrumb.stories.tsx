import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { itemStateParameters } from '../../../../../tools/vite/story-states.tsx';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { Breadcrumb } from './index.ts';

const texts = {
  fr: [
    'Accueil',
    'Conseils',
    'Auto',
    'Véhicules électriques',
    'Recharge à domicile',
    'Choisir sa borne de recharge résidentielle',
  ],
  en: ['Home', 'Advice', 'Car', 'Electric vehicles', 'Charging at home', 'Choosing a home charging station'],
};

const crumbs = (globals: Record<string, unknown>, count: number) => {
  const names = texts[storyLocale(globals)];
  return [...names.slice(0, count - 1), ...names.slice(-1)].map((name, index) => ({
    name,
    url: `#${index}`,
  }));
};

const names = {
  fr: { above: 'Assistance routière', visited: 'Résultats de recherche', page: 'Test de batterie' },
  en: { above: 'Roadside assistance', visited: 'Search results', page: 'Battery test' },
};

const trail = (locale: 'fr' | 'en', middle: 'above' | 'visited') => (
  <Breadcrumb
    crumbs={['home', names[locale][middle], names[locale].page].map((name, index) => ({
      name,
      url: `#${index}`,
    }))}
  />
);

const picture: GuidancePicture = {
  right: (locale) => trail(locale, 'above'),
  wrong: (locale) => trail(locale, 'visited'),
};

/** The place of a page in the site, above its title. Not for the steps of a task: use `ProgressSteps`. */
const meta: Meta<typeof Breadcrumb> = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  render: (args, { globals }) => <Breadcrumb {...args} crumbs={crumbs(globals, 4)} />,
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Breadcrumb>;

export const Trail: Story = { tags: ['both-languages'] };

/** With more than two intermediate pages, an ellipsis hides all but the last. */
export const Ellipsis: Story = {
  tags: ['both-languages'],
  render: (args, { globals }) => (
    <div style={{ minBlockSize: 220 }}>
      <Breadcrumb {...args} crumbs={crumbs(globals, 6)} />
    </div>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const [, advice] = texts[storyLocale(globals)];
    const details = canvasElement.querySelector('details');
    const summary = canvasElement.querySelector('summary');
    await expect(details?.open).toBe(false);
    await userEvent.tab();
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary ?? canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: advice })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(details?.open).toBe(false);
    await expect(summary).toHaveFocus();
    await userEvent.click(summary ?? canvasElement);
    await expect(canvas.getByRole('link', { name: advice })).toBeVisible();
  },
};

/** As a link to the page above. */
export const Back: Story = { args: { variant: 'back' } };

const narrow = inNarrow(240);

/** On a phone it wraps, and every line starts with a page name rather than a separator. */
export const Narrow: Story = {
  ...narrow,
  render: (args, { globals }) => <Breadcrumb {...args} crumbs={crumbs(globals, 6)} />,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await narrow.play(context);
    const edge = canvas.getByTestId('narrow').getBoundingClientRect().left;
    const words = document.createRange();
    const starts = [...canvasElement.querySelectorAll('ol > li')]
      .filter((item) => item.getBoundingClientRect().left === edge)
      .map((item) => {
        words.selectNodeContents(item);
        return words.getBoundingClientRect().left;
      });
    await expect(starts.length).toBeGreaterThan(1);
    for (const start of starts) await expect(start).toBe(edge);
  },
};

/** The first item is hovered, the second has the focus, the third is pressed. */
export const States: Story = { parameters: itemStateParameters };
