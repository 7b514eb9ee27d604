import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { partStateParameters } from '../../../../../tools/vite/story-states.tsx';
import { Button } from '../../actions/button/index.ts';
import { LinkProvider } from '../../actions/link/index.ts';
import { breakpoints } from '../../foundations/tokens/generated/tokens.ts';
import { Section } from '../../layout/section/index.ts';
import { sampleHeader } from '../../testing/sample-club.ts';
import { StillLink } from '../../testing/still-link.tsx';
import { Header, type HeaderProps, headerMessages } from './index.ts';

const texts = {
  fr: {
    title: 'Un club, toutes les routes',
    text: 'Remorquage, conseils et assurances\u00a0: une seule équipe vous répond, jour et nuit.',
    long: 'et renseignements',
    help: 'Demander un dépannage',
    join: 'Devenir membre',
  },
  en: {
    title: 'One club, every road',
    text: 'Towing, advice and insurance: one team, day and night.',
    long: 'and information',
    help: 'Get roadside help',
    join: 'Become a member',
  },
};

function Page({ globals, ...props }: HeaderProps & { globals: Record<string, unknown> }) {
  const locale = storyLocale(globals);
  return (
    <>
      <Header {...sampleHeader(locale)} {...props} />
      <main>
        <Section surface="secondary">
          <h1>{texts[locale].title}</h1>
          <p>{texts[locale].text.repeat(6)}</p>
        </Section>
      </main>
    </>
  );
}

/** The calls to action of a header, the main one first. */
const Calls = ({ labels: [first, second] }: { labels: [string, string] }) => (
  <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    <Button>{first}</Button>
    <Button variant="secondary">{second}</Button>
  </p>
);

const picture: GuidancePicture = {
  right: (locale) => <Calls labels={[texts[locale].help, texts[locale].join]} />,
  wrong: (locale) => <Calls labels={[texts[locale].join, texts[locale].help]} />,
};

/**
 * The header of every page, once, after the skip link.
 *
 * Tried: keyboard, pointer, touch and axe in Chromium from 320 to 1920 px, with and without JavaScript, text at 200 %,
 * zoom at 400 %, forced colours, Orca 43 (`tools/screen-reader`). Not tried yet: Safari, VoiceOver.
 */
const meta: Meta<typeof Header> = {
  title: 'Navigation/Header',
  component: Header,
  parameters: { picture, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
  render: (args, { globals }) => <Page {...args} globals={globals} />,
  decorators: [
    (Story) => (
      <LinkProvider component={StillLink}>
        <Story />
      </LinkProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof Header>;

const isWide = () => window.innerWidth >= breakpoints.wide;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Wide: Story = {
  tags: ['both-languages'],
  globals: desktop,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Narrow: Story = { globals: phone, play: Wide.play };

/** Enter and Space open a panel; Tab moves through its links; Escape closes it and returns the focus. */
export const Keyboard: Story = {
  tags: ['both-languages'],
  globals: desktop,
  play: async ({ canvas, globals, step }) => {
    const { menus = [] } = sampleHeader(storyLocale(globals));
    const [first, second] = menus;
    const trigger = canvas.getByRole('button', { name: first?.label });
    const expanded = (value: boolean) => expect(trigger).toHaveAttribute('aria-expanded', String(value));
    await expanded(false);
    await expect(isWide()).toBe(true);

    await step('Enter opens, Tab reaches the first link of the panel', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await expanded(true);
      // The bands don’t overlap the focus ring, which is inside the button.
      const bands = Number.parseFloat(getComputedStyle(trigger, '::after').insetBlockEnd);
      const ring = Number.parseFloat(getComputedStyle(trigger).outlineWidth);
      await expect(bands).toBeGreaterThanOrEqual(2 * ring);
      const overview = canvas.getByRole('link', { name: first?.overview });
      await userEvent.tab();
      await expect(overview).toHaveFocus();
    });
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expanded(false);
      await expect(trigger).toHaveFocus();
    });
    await step('Space opens, the other menu closes the first', async () => {
      await userEvent.keyboard(' ');
      await expanded(true);
      const other = canvas.getByRole('button', { name: second?.label });
      await userEvent.click(other);
      await expanded(false);
      await expect(other).toHaveAttribute('aria-expanded', 'true');
    });
    await step('A press outside closes', async () => {
      await userEvent.click(canvas.getByRole('heading', { level: 1 }));
      await expect(canvas.getByRole('button', { name: second?.label })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    });
    await step('A link closes', async () => {
      await userEvent.click(trigger);
      await expanded(true);
      await userEvent.click(canvas.getByRole('link', { name: first?.overview }));
      await expanded(false);
    });
  },
};

/** One panel open. */
export const Open: Story = {
  tags: ['both-languages'],
  globals: desktop,
  play: async ({ canvas, globals }) => {
    const [first] = sampleHeader(storyLocale(globals)).menus ?? [];
    await userEvent.click(canvas.getByRole('button', { name: first?.label }));
    await waitFor(() => expect(canvas.getByRole('link', { name: first?.overview })).toBeVisible());
  },
};

/** On a phone, the menus are in a drawer that the browser opens. */
export const Drawer: Story = {
  tags: ['both-languages'],
  globals: phone,
  play: async ({ canvas, canvasElement, globals, step }) => {
    const locale = storyLocale(globals);
    const t = translator(headerMessages, { locale });
    const [first] = sampleHeader(locale).menus ?? [];
    const drawer = canvasElement.querySelector('[popover]');
    const opener = canvas.getByRole('button', { name: t('menu') });
    await expect(isWide()).toBe(false);
    await userEvent.click(opener);
    await expect(drawer?.matches(':popover-open')).toBe(true);

    await step('A menu unfolds', async () => {
      const trigger = canvas.getByRole('button', { name: first?.label });
      await userEvent.click(trigger);
      await waitFor(() => expect(canvas.getByRole('link', { name: first?.overview })).toBeVisible());
    });
    await step('The focus that leaves it closes it', async () => {
      canvas.getByRole('button', { name: t('search') }).focus();
      await expect(drawer?.matches(':popover-open')).toBe(false);
    });
    await step('A link closes it', async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole('button', { name: first?.label }));
      await userEvent.click(canvas.getByRole('link', { name: first?.overview }));
      await expect(drawer?.matches(':popover-open')).toBe(false);
    });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: first?.label }));
  },
};

/** Long French menu names, at the width where the menus are side by side. */
export const LongNames: Story = {
  globals: desktop,
  render: (args, { globals }) => {
    const locale = storyLocale(globals);
    const { menus = [] } = sampleHeader(locale);
    return (
      <Page
        {...args}
        globals={globals}
        menus={menus.map((menu) => ({ ...menu, label: `${menu.label} ${texts[locale].long}` }))}
      />
    );
  },
  play: Wide.play,
};

/** The first menu is hovered, the second has the focus; the third and the search are pressed. */
export const States: Story = {
  globals: desktop,
  parameters: partStateParameters({
    hovered: ['nav li:nth-child(1) > button'],
    focused: ['nav li:nth-child(2) > button'],
    pressed: ['nav li:nth-child(3) > button', 'header [aria-haspopup="dialog"]'],
  }),
};
