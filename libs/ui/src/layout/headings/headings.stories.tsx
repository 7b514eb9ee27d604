import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { Headings } from './headings.tsx';

const texts = {
  fr: {
    heading: 'Prêt pour l’hiver,',
    accent: 'avant qu’il n’arrive',
    part: 'La batterie',
    subheading: 'Cinq vérifications qui prennent une heure et évitent une nuit sur l’accotement.',
    long: 'Approvisionnement énergétique des véhicules électriques rechargeables',
  },
  en: {
    heading: 'Ready for winter,',
    accent: 'before it gets here',
    part: 'The battery',
    subheading: 'Five checks that take an hour and can save you a night on the shoulder.',
    long: 'Charging infrastructure for plug-in hybrid and electric vehicles',
  },
};

/** The heading of a page, and one of the second or third level below it. */
const Levels = ({ locale, level }: { locale: 'fr' | 'en'; level: 2 | 3 }) => (
  <>
    <Headings level={1} heading={texts[locale].heading} accent={texts[locale].accent} />
    <Headings level={level} heading={texts[locale].part} />
  </>
);

const picture: GuidancePicture = {
  right: (locale) => <Levels locale={locale} level={2} />,
  wrong: (locale) => <Levels locale={locale} level={3} />,
};

/** A heading with emphasized words and a sentence below. */
const meta: Meta<typeof Headings> = {
  title: 'Layout/Headings',
  component: Headings,
  render: inLocale(texts, (t, args) => (
    <Headings {...args} heading={t.heading} accent={t.accent} subheading={t.subheading} />
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Headings>;

export const Default: Story = { tags: ['both-languages'] };

export const Centred: Story = { args: { align: 'center' } };

/** The heading of a page. */
export const FirstLevel: Story = { args: { level: 1 } };

/** Long words fit in 320 px. */
export const LongWords: Story = {
  ...inNarrow(280),
  render: inLocale(texts, (t, args) => <Headings {...args} heading={t.long} />),
};

export const OnEverySurface: Story = onEverySurface(
  inLocale(texts, (t, args) => (
    <Headings {...args} heading={t.heading} accent={t.accent} subheading={t.subheading} />
  )),
);
