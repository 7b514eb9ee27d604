import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Section, type Surface } from '../../layout/section/index.ts';
import { Actions } from './actions.tsx';

const texts = {
  fr: {
    join: 'Voir les adhésions',
    call: 'Nous joindre',
    long: 'Demander une soumission d’assurance responsabilité professionnelle',
  },
  en: {
    join: 'See the memberships',
    call: 'Contact us',
    long: 'Ask for a quote on professional liability insurance',
  },
};

const meta: Meta<typeof Actions> = {
  title: 'Actions/Actions',
  component: Actions,
  parameters: {
    docs: {
      description: {
        component: [
          'Up to two calls to action: the main one with an arrow, the other without.',
          'When to use: at the end of a hero, a tile or a section. Not for the buttons of a form.',
          'Keyboard: Tab goes to each link, Enter follows it.',
        ].join('\n\n'),
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof Actions>;

/** The main one comes first for the eye, the keyboard and a screen reader. */
export const Two: Story = {
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <Actions
        {...args}
        primary={{ href: '#adhesions', label: t.join }}
        secondary={{ href: '#contact', label: t.call }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.join })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.call })).toHaveFocus();
  },
};

export const One: Story = {
  render: (args, { globals }) => (
    <Actions {...args} primary={{ href: '#adhesions', label: texts[storyLocale(globals)].join }} />
  ),
};

/** A long text wraps beside its arrow. */
export const LongText: Story = {
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 280 }}>
      <Actions {...args} primary={{ href: '#assurance', label: texts[storyLocale(globals)].long }} />
    </div>
  ),
};

export const OnEverySurface: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <>
        {(['default', 'primary', 'secondary', 'tertiary', 'quaternary'] satisfies Surface[]).map(
          (surface) => (
            <Section key={surface} surface={surface}>
              <Actions
                {...args}
                primary={{ href: '#adhesions', label: t.join }}
                secondary={{ href: '#contact', label: t.call }}
              />
            </Section>
          ),
        )}
      </>
    );
  },
};
