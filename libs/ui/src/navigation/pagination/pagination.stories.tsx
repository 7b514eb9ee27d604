import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withCode } from '../../../../../tools/vite/story-code.ts';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { partStateParameters } from '../../../../../tools/vite/story-states.tsx';
import { Spinner } from '../../feedback/spinner/index.ts';
import { Pagination, paginationMessages } from './index.ts';

const hrefFor = withCode("(page) => '?page=' + page", (page: number) => `#page-${page}`);

const picture: GuidancePicture = {
  right: () => <Pagination page={2} pageCount={3} hrefFor={(page) => `?page=${page}`} />,
  wrong: (locale) => <Spinner showLabel label={locale === 'fr' ? 'La suite arrive…' : 'More is coming…'} />,
};

/** The pages of a long list, such as search results. Not for the steps of a task. */
const meta: Meta<typeof Pagination> = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 12, hrefFor },
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Pagination>;

export const InTheMiddle: Story = {
  tags: ['both-languages'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const t = translator(paginationMessages, { locale: storyLocale(globals) });
    const name = t('page', { page: 6 });
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: t('next') })).toHaveAttribute('href', '#page-7');
  },
};

export const Few: Story = { args: { page: 2, pageCount: 3 } };

/** At 320 px the two directions share a line, under the current position. */
export const OnAPhone: Story = {
  tags: ['both-languages'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const t = translator(paginationMessages, { locale: storyLocale(globals) });
    const box = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect();
    const of = canvas.getByText(/^Page/).getBoundingClientRect();
    await expect(box(t('next')).top).toBe(box(t('previous')).top);
    await expect(box(t('next')).top).toBeGreaterThanOrEqual(of.bottom);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The link to the previous page is hovered; page 1 is pressed, page 5 has the focus. */
export const States: Story = {
  parameters: partStateParameters({
    hovered: ['li:nth-child(1) a'],
    focused: ['li:nth-child(5) a'],
    pressed: ['li:nth-child(3) a'],
  }),
};
