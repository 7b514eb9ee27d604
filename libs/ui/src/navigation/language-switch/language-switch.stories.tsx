import { otherLocale } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Link } from '../../actions/link/index.ts';
import { LanguageSwitch } from './language-switch.tsx';

const picture: GuidancePicture = {
  right: (locale) => <LanguageSwitch href="#autre" locale={otherLocale(locale)} />,
  wrong: (locale) => <Link href="#autre">{locale === 'fr' ? '🇬🇧 EN' : '🇫🇷 FR'}</Link>,
};

/** A link to the same page in the other language. Leave it out when there is no such page. */
const meta: Meta<typeof LanguageSwitch> = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { href: '#autre' },
  render: (args, { globals }) => <LanguageSwitch {...args} locale={otherLocale(storyLocale(globals))} />,
  parameters: { picture },
};

export default meta;

export const ToTheOther: StoryObj<typeof LanguageSwitch> = {
  tags: ['both-languages'],
};

/** Every state: pointer, keyboard and props. */
export const States: StoryObj<typeof LanguageSwitch> = statesOf(meta);
