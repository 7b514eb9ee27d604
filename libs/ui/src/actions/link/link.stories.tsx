import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { onSurface } from '../../testing/on-surface.tsx';
import { Link } from './link.tsx';

const texts = {
  fr: {
    before: 'Consultez la ',
    link: 'politique de confidentialité',
    after: ' du club.',
    vague: 'Pour lire la politique de confidentialité, ',
    click: 'cliquez ici',
  },
  en: {
    before: 'Read the club’s ',
    link: 'privacy policy',
    after: '.',
    vague: 'To read the privacy policy, ',
    click: 'click here',
  },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <p>
      {texts[locale].before}
      <Link href="#confidentialite">{texts[locale].link}</Link>
      {texts[locale].after}
    </p>
  ),
  wrong: (locale) => (
    <p>
      {texts[locale].vague}
      <Link href="#confidentialite">{texts[locale].click}</Link>.
    </p>
  ),
};

const meta: Meta<typeof Link> = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#confidentialite' },
  render: inLocale(texts, (t, args) => (
    <p>
      {t.before}
      <Link {...args}>{t.link}</Link>
      {t.after}
    </p>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Link>;

export const InText: Story = { tags: ['both-languages'] };

export const OnDark: Story = onSurface('primary');

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta);
