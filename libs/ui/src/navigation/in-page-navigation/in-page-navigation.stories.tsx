import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { itemStateParameters } from '../../../../../tools/vite/story-states.tsx';
import { Section } from '../../layout/section/index.ts';
import { InPageNavigation } from './index.ts';

const texts = {
  fr: {
    sections: ['Ce qui est couvert', 'Prix et rabais', 'Faire une réclamation', 'Questions fréquentes'],
    text: 'Le club vous accompagne avant, pendant et après la route. Lisez ce que chaque protection comprend, puis choisissez celle qui vous convient. ',
  },
  en: {
    sections: ['What is covered', 'Prices and discounts', 'Making a claim', 'Frequently asked questions'],
    text: 'We’re with you before, during and after your trip. See what each plan covers, then choose the one that suits you. ',
  },
};

/** For a page of several screens. Not needed on a short page; for a list of pages, use `NavLinkList`. */
const meta: Meta<typeof InPageNavigation> = {
  title: 'Navigation/InPageNavigation',
  component: InPageNavigation,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  render: inLocale(texts, (t) => (
    <>
      <InPageNavigation anchors={t.sections.map((label, index) => ({ id: `partie-${index}`, label }))} />
      {t.sections.map((title, index) => (
        <Section key={title} id={`partie-${index}`} width="text">
          <h2>{title}</h2>
          <p>{t.text.repeat(12)}</p>
        </Section>
      ))}
    </>
  )),
};

export default meta;
type Story = StoryObj<typeof InPageNavigation>;

/** Bands mark the current section. */
export const Reading: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement, globals }) => {
    const [, second] = texts[storyLocale(globals)].sections;
    canvasElement.querySelector('#partie-1')?.scrollIntoView();
    const link = canvas.getByRole('link', { name: second });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBe(0);
    const heading = canvas.getByRole('heading', { name: second }).getBoundingClientRect();
    await expect(heading.top, 'the heading is not under the navigation').toBeGreaterThan(56);
    window.scrollTo(0, 0);
  },
};

/** When wider than the phone, the row scrolls and the page does not. */
export const OnAPhone: Story = {
  tags: ['both-languages'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const last = texts[storyLocale(globals)].sections.at(-1);
    canvasElement.querySelector('#partie-3')?.scrollIntoView();
    const link = canvas.getByRole('link', { name: last });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    await waitFor(() => expect(link.getBoundingClientRect().left).toBeLessThan(window.innerWidth - 40));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    window.scrollTo(0, 0);
  },
};

/** The first item is hovered, the second has the focus, the third is pressed. */
export const States: Story = { parameters: itemStateParameters };
