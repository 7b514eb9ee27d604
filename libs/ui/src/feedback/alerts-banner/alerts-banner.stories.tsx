import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Link } from '../../actions/link/index.ts';
import { alertMessages } from '../alert/index.ts';
import { AlertsBanner, type BannerNotice } from './index.ts';

const texts = {
  fr: {
    storm: 'Tempête sur la Côte-Nord',
    stormText: 'Prévoyez une attente plus longue pour un remorquage. ',
    link: 'Voir les conditions routières',
    hours: 'Nos bureaux ferment à midi le 24 décembre.',
    outage: 'Nos lignes téléphoniques sont en panne',
    outageText: 'Demandez de l’aide en ligne\u00a0: notre équipe vous répond dans les minutes qui suivent.',
  },
  en: {
    storm: 'Storm on the North Shore',
    stormText: 'Expect a longer wait for a tow. ',
    link: 'See road conditions',
    hours: 'Our offices close at noon on December 24.',
    outage: 'Our telephone lines are down',
    outageText: 'Request help online: an advisor will answer within minutes.',
  },
};

function notices(locale: 'fr' | 'en'): BannerNotice[] {
  const t = texts[locale];
  return [
    { id: 'outage', variant: 'error', title: t.outage, content: <p>{t.outageText}</p>, permanent: true },
    {
      id: 'storm',
      variant: 'warning',
      title: t.storm,
      content: (
        <p>
          {t.stormText}
          <Link href="#routes">{t.link}</Link>
        </p>
      ),
    },
    { id: 'hours', variant: 'info', content: <p>{t.hours}</p> },
  ];
}

const picture: GuidancePicture = {
  right: (locale) => <AlertsBanner notices={notices(locale).slice(0, 1)} />,
  wrong: (locale) => (
    <AlertsBanner
      notices={notices(locale)
        .slice(0, 1)
        .map((one) => ({ ...one, permanent: false }))}
    />
  ),
};

const meta: Meta<typeof AlertsBanner> = {
  title: 'Feedback/AlertsBanner',
  component: AlertsBanner,
  parameters: { picture, layout: 'fullscreen' },
  args: { onDismiss: fn() },
  render: (args, { globals }) => <AlertsBanner {...args} notices={notices(storyLocale(globals))} />,
};

export default meta;
type Story = StoryObj<typeof AlertsBanner>;

export const Three: Story = { tags: ['both-languages'] };

/** The focus moves to the next notice’s button, then to the section; the host is told which notices were closed. */
export const Dismissing: Story = {
  tags: ['both-languages'],
  play: async ({ args, canvas, globals }) => {
    const locale = storyLocale(globals);
    const t = translator(alertMessages, { locale });
    const buttons = () => canvas.queryAllByRole('button', { name: t('dismiss') });
    await expect(buttons()).toHaveLength(2);
    buttons()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('storm');
    await expect(canvas.queryByText(texts[locale].storm)).toBeNull();
    await expect(buttons()[0]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('hours');
    await expect(canvas.getByRole('region')).toHaveFocus();
    await expect(canvas.getByText(texts[locale].outage)).toBeVisible();
  },
};
