import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
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
    content: 'The distance is counted from the place of the breakdown, by the shortest way.',
    towing: 'Towing',
    count: '200\u00a0km',
  },
};

/**
 * One sentence that explains a word or a figure beside it. Nothing that everyone needs belongs in it. With a link,
 * `HoverCard`; for a field, the hint of `Field`.
 *
 * | key | does |
 * |---|---|
 * | Tab | opens it with the focus, closes it when the focus leaves |
 * | Enter, Space | closes or opens it |
 * | Escape | closes it |
 *
 * Tried: keyboard, pointer and axe in Chromium. Not tried yet: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof Tooltip> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <p style={{ paddingBlock: 96 }}>
        {t.towing} <Tooltip {...args} label={t.label} content={t.content} />
      </p>
    );
  },
};

export default meta;
type Story = StoryObj<typeof Tooltip>;

export const Keyboard: Story = {
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
  play: async ({ canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    const tip = canvas.getByText(t.content);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};

/** Opened by words or a figure in place of the icon. */
export const OnAFigure: Story = {
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <p style={{ paddingBlock: 96 }}>
        {t.towing}{' '}
        <Tooltip {...args} content={t.content}>
          {t.count}
        </Tooltip>
      </p>
    );
  },
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await expect(canvas.getByText(texts[storyLocale(globals)].content)).toBeVisible();
  },
};

export const AtTheBottom: Story = { args: { side: 'bottom' }, play: OnAFigure.play };
