import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { ArrowRightIcon } from '../../foundations/icons/generated/modules/arrow-right.tsx';
import { CloseIcon } from '../../foundations/icons/generated/modules/close.tsx';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { CtaButton } from './index.ts';

const texts = {
  fr: {
    join: 'Devenir membre',
    close: 'Fermer',
    send: 'Envoyer la demande',
    newTab: 'Ouvrir le magazine',
    long: 'Demander une soumission d’assurance responsabilité professionnelle',
  },
  en: {
    join: 'Become a member',
    close: 'Close',
    send: 'Send the request',
    newTab: 'Open the magazine',
    long: 'Request a quote for professional liability insurance',
  },
};

const arrow = <ArrowRightIcon />;

const meta: Meta<typeof CtaButton> = {
  title: 'Actions/CtaButton',
  component: CtaButton,
  render: inLocale(texts, (t, args) => <CtaButton {...args}>{t.join}</CtaButton>),
};

export default meta;
type Story = StoryObj<typeof CtaButton>;

/** 44, 52 and 60 px high. */
export const Sizes: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t, args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <CtaButton key={size} {...args} size={size} icon={arrow}>
          {t.join}
        </CtaButton>
      ))}
    </div>
  )),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual([44, 52, 60]);
  },
};

/** Small on a phone, large on a wide screen. */
export const SizeForEachWidth: Story = {
  args: { size: { base: 'small', tablet: 'medium', desktop: 'large' } },
  play: async ({ canvas }) => {
    const height = window.innerWidth < 768 ? 44 : window.innerWidth < 1280 ? 52 : 60;
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(height);
  },
};

/** An icon alone is square; its name is in visually hidden words. */
export const IconOnly: Story = {
  tags: ['both-languages'],
  args: { variant: 'secondary', icon: <CloseIcon />, size: 'small' },
  render: inLocale(texts, (t, args) => <CtaButton {...args} visuallyHiddenLabel={t.close} />),
  play: async ({ canvas, globals }) => {
    const box = canvas
      .getByRole('button', { name: texts[storyLocale(globals)].close })
      .getBoundingClientRect();
    await expect([box.width, box.height]).toEqual([44, 44]);
  },
};

export const FullWidthAndLong: Story = {
  ...inNarrow(260),
  args: { fullWidth: true, icon: arrow, href: '#assurance' },
  render: inLocale(texts, (t, args) => <CtaButton {...args}>{t.long}</CtaButton>),
};

export const OnEverySurface: Story = onEverySurface(
  inLocale(texts, (t) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <CtaButton icon={arrow}>{t.join}</CtaButton>
      <CtaButton variant="secondary">{t.newTab}</CtaButton>
      <CtaButton disabled>{t.send}</CtaButton>
    </div>
  )),
);

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true, busy: true });
