import { mainId } from '@jalon/ui/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { sampleView } from '../stories/sample-views.ts';
import { ContentPage } from './content-page.tsx';

const renderers = {
  form: ({ data, feature }: { data: { action: string }; feature: { title?: string | undefined } }) => (
    <form action={data.action} method="post">
      <button type="submit">{feature.title}</button>
    </form>
  ),
};

/**
 * A page of content: notices, breadcrumb, hero, then its blocks. The view is what `createContent` of
 * `@jalon/content/server` answers.
 *
 * Tested with axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof ContentPage> = {
  title: 'Content/Page',
  component: ContentPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main id={mainId} tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof ContentPage>;

/** The home page: hero, blocks with icons, and the latest advice. */
export const Home: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => <ContentPage view={sampleView('home', storyLocale(globals))} />,
  play: async ({ canvas, globals }) => {
    const { hero } = sampleView('home', storyLocale(globals));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(hero.heading);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** A page with its place in the site, its text and a list of questions. */
export const Page: Story = {
  render: (_args, { globals }) => <ContentPage view={sampleView('page', storyLocale(globals))} />,
  play: async ({ canvas, globals }) => {
    const { crumbs } = sampleView('page', storyLocale(globals));
    for (const { name } of crumbs.slice(0, -1))
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    const [question] = canvas.getAllByRole('button', { expanded: false });
    if (question) await userEvent.click(question);
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
  },
};

/** A piece of advice: its facts, its text, and what to read next. */
export const Article: Story = {
  render: (_args, { globals }) => <ContentPage view={sampleView('article', storyLocale(globals))} />,
};

/** A header, a block that the host draws, and what the site does not know: an unknown block and an unknown form. */
export const ParticularBlocks: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => (
    <ContentPage view={sampleView('blocks', storyLocale(globals))} renderers={renderers} />
  ),
  play: async ({ canvasElement, canvas, globals }) => {
    const { site } = sampleView('blocks', storyLocale(globals));
    const header = canvasElement.querySelector<HTMLElement>('header[data-model=header]');
    await expect(header).toHaveTextContent(site.name);
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/api/forms/12');
    await expect(canvas.getByText(/carousel/)).toBeVisible();
    await expect(canvas.getByText(/99/)).toBeVisible();
  },
};
