import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { ConsentControl } from '../../actions/consent-control/index.ts';
import { sampleFooter, sampleSections, sampleSocial } from '../../testing/sample-footer.tsx';
import { SimpleFooter } from './index.ts';

const guidance: Guidance = {
  fr: {
    use: 'Au pied d’une page que l’on ne veut pas faire quitter\u00a0: un paiement.',
    avoid: 'Ailleurs\u00a0: `BigFooter`.',
    content: ['Les liens que la loi demande, l’aide et les réseaux sociaux.'],
    do: ['Gardez l’aide et les liens légaux.'],
    dont: ['N’y ajoutez pas de liens vers d’autres offres.'],
  },
  en: {
    use: 'At the bottom of a page that people should not leave: a payment.',
    avoid: 'Anywhere else: `BigFooter`.',
    content: ['The links that the law requires, help and social networks.'],
    do: ['Keep the help and the legal links.'],
    dont: ['Don’t add links to other offers.'],
  },
};

/** The footer of a page that people should not leave, such as a checkout. Elsewhere, `BigFooter`. */
const meta: Meta<typeof SimpleFooter> = {
  title: 'Navigation/SimpleFooter',
  component: SimpleFooter,
  parameters: { guidance, layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <SimpleFooter
      sections={sampleSections(storyLocale(globals)).slice(0, 3)}
      social={sampleSocial}
      legal={sampleFooter(storyLocale(globals), '').legal}
      consent={<ConsentControl onOpen={fn()} />}
    />
  ),
};

export default meta;
type Story = StoryObj<typeof SimpleFooter>;

export const Full: Story = {
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: Full.play };
