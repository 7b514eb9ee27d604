import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Faq } from './faq.tsx';

const texts = {
  fr: {
    title: 'Vos questions sur l’adhésion',
    items: [
      {
        question: 'Quand mon adhésion commence-t-elle?',
        answer: '<p>Le jour même pour les services, et l’assistance routière le lendemain à midi.</p>',
      },
      {
        question: 'Puis-je offrir une adhésion?',
        answer:
          '<p>Oui. <a href="#offrir">Offrez-la en ligne</a> : la personne reçoit sa carte par courriel.</p>',
      },
      {
        question: 'Comment renouveler?',
        answer: '<p>Par carte ou par prélèvement, un mois avant l’échéance.</p>',
      },
    ],
  },
  en: {
    title: 'Your questions about membership',
    items: [
      {
        question: 'When does my membership start?',
        answer: '<p>Services start the same day, and roadside assistance at noon the next day.</p>',
      },
      {
        question: 'Can I give a membership as a gift?',
        answer: '<p>Yes. <a href="#offrir">Give it online</a>: we email the card to the person.</p>',
      },
      {
        question: 'How do I renew?',
        answer: '<p>By card or pre-authorized debit, starting one month before it ends.</p>',
      },
    ],
  },
};

/** Questions and answers, as a section of a page. */
const meta: Meta<typeof Faq> = {
  title: 'Content/Faq',
  component: Faq,
  render: inLocale(texts, (t, args) => <Faq {...args} {...t} />),
  parameters: { layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof Faq>;

/** Several answers can be open at once, to compare them. */
export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    for (const { question } of texts[storyLocale(globals)].items)
      await userEvent.click(canvas.getByRole('button', { name: question }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(3);
  },
};

export const OnSnow: Story = { args: { surface: 'secondary' } };
