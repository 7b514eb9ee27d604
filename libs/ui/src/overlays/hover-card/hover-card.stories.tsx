import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { HoverCard } from './hover-card.tsx';

const texts = {
  fr: {
    trigger: 'Option VR',
    before: 'Votre adhésion comprend l’',
    description: 'Deux dépannages par année pour une autocaravane ou une roulotte, jusqu’à 160\u00a0km.',
    link: 'Voir ce que l’option comprend',
    items: ['Remorquage adapté à la longueur', 'Livraison d’essence', 'Déverrouillage des portières'],
  },
  en: {
    trigger: 'RV option',
    before: 'Your membership includes the ',
    description: 'Two service calls a year for a motorhome or trailer, up to 160\u00a0km.',
    link: 'See what the option includes',
    items: ['Towing for long vehicles', 'Fuel delivery', 'Locked doors'],
  },
};

/**
 * A short explanation with a link to more. Not for what visitors must read to go on: phones have no hover. For one
 * sentence without a link, use `Tooltip`.
 *
 * Tried: keyboard, pointer and axe in Chromium, near every edge of the window. Not tried yet: Safari, Firefox, a screen
 * reader.
 */
const meta: Meta<typeof HoverCard> = {
  title: 'Overlays/HoverCard',
  component: HoverCard,
  render: inLocale(texts, (t, args) => (
    <div style={{ minBlockSize: 260, paddingBlockStart: 80 }}>
      {t.before}
      <HoverCard description={t.description} linkHref="#vr" linkLabel={t.link} {...args}>
        {t.trigger}
      </HoverCard>
      .
    </div>
  )),
};

export default meta;
type Story = StoryObj<typeof HoverCard>;

export const Keyboard: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    const trigger = canvas.getByRole('button', { name: t.trigger });
    const expanded = (value: boolean) => expect(trigger).toHaveAttribute('aria-expanded', String(value));
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expanded(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.link })).toHaveFocus();
    await expanded(true);
    await userEvent.keyboard('{Escape}');
    await expanded(false);
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(t.description.replace('\u00a0', ' '))).toBeVisible();
  },
};

const open: Story['play'] = async ({ canvas, globals }) => {
  const trigger = canvas.getByRole('button', { name: texts[storyLocale(globals)].trigger });
  await userEvent.tab();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
};

export const Dark: Story = { args: { theme: 'dark', side: 'top' }, play: open };

/** Paragraphs and lists. */
export const RichText: Story = {
  render: inLocale(texts, (t, args) => (
    <div style={{ minBlockSize: 320 }}>
      <HoverCard
        {...args}
        linkHref="#vr"
        linkLabel={t.link}
        richText={
          <>
            <p>{t.description}</p>
            <ul>
              {t.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </>
        }
      >
        {t.trigger}
      </HoverCard>
    </div>
  )),
  play: open,
};

/** When there is no room it moves to the other side, and never leaves the window. */
export const NearTheEdges: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => {
    const t = texts[storyLocale(globals)];
    const corner = (insetBlock: string, insetInline: string) => (
      <div style={{ position: 'fixed', insetBlock, insetInline }}>
        <HoverCard description={t.description}>{t.trigger}</HoverCard>
      </div>
    );
    return (
      <div style={{ minBlockSize: 400 }}>
        {corner('0 auto', '0 auto')}
        {corner('0 auto', 'auto 0')}
        {corner('auto 0', '0 auto')}
        {corner('auto 0', 'auto 0')}
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('[popover]')];
    for (const [index] of canvas.getAllByRole('button').entries()) {
      await userEvent.tab();
      const box = cards[index]?.getBoundingClientRect() ?? new DOMRect(-1);
      await expect(box.height).toBeGreaterThan(0);
      await expect(box.left).toBeGreaterThanOrEqual(0);
      await expect(box.top).toBeGreaterThanOrEqual(0);
      await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta);
