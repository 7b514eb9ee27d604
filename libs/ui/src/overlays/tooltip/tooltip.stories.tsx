import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Tooltip } from './tooltip.tsx';

const texts = {
  fr: {
    label: 'Précisions sur le remorquage',
    content: 'La distance se compte à partir du lieu de la panne, par le chemin le plus court.',
    towing: 'Remorquage',
    count: '200\u00a0km',
  },
  en: {
    label: 'Details on towing',
    content: 'Distance is measured from the breakdown by the shortest route.',
    towing: 'Towing',
    count: '200\u00a0km',
  },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <p>
      {locale === 'fr' ? 'Deux dépannages par année ' : 'Two service calls a year '}
      <Tooltip content={locale === 'fr' ? 'Par année d’adhésion.' : 'Per membership year.'} />
    </p>
  ),
  wrong: (locale) => (
    <p>
      {locale === 'fr' ? 'Dépannages ' : 'Service calls '}
      <Tooltip content={locale === 'fr' ? 'Deux par année, 50 km.' : 'Two a year, 50 km.'} />
    </p>
  ),
};

/**
 * One sentence that explains the word or figure next to it. Not for what everyone needs to read. With a link, use
 * `HoverCard`; for a field, the hint of `Field`.
 *
 * Tried: keyboard, pointer and axe in Chromium. Not tried yet: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof Tooltip> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  render: inLocale(texts, (t, args) => (
    <p style={{ paddingBlock: 96 }}>
      {t.towing} <Tooltip {...args} label={t.label} content={t.content} />
    </p>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Tooltip>;

export const Keyboard: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    const trigger = canvas.getByRole('button', { name: t.label });
    const tip = canvas.getByText(t.content);
    await expect(tip).not.toBeVisible();
    await expect(trigger).toHaveAccessibleDescription(t.content);
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(tip).toBeVisible();
    await expect(tip.getBoundingClientRect().bottom).toBeLessThanOrEqual(trigger.getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
    await expect(tip).not.toBeVisible();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(tip).toBeVisible();
  },
};

export const Pointer: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    const tip = canvas.getByText(t.content);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};

/** Triggered by words or a figure instead of the icon. */
export const OnAFigure: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t, args) => (
    <p style={{ paddingBlock: 96 }}>
      {t.towing}{' '}
      <Tooltip {...args} content={t.content}>
        {t.count}
      </Tooltip>
    </p>
  )),
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await expect(canvas.getByText(texts[storyLocale(globals)].content)).toBeVisible();
  },
};

export const AtTheBottom: Story = { args: { side: 'bottom' }, play: OnAFigure.play };

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta);
