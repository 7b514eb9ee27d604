import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { StateTable, stateParameters } from '../../../../../tools/vite/story-states.tsx';
import { ConsentControl, consentControlMessages } from './index.ts';

const guidance: Guidance = {
  fr: {
    use: 'Au pied de chaque page, pour revenir sur son choix en matière de témoins.',
    avoid: 'Pas pour poser la question la première fois\u00a0: c’est le rôle de l’outil de consentement.',
    keys: [['Entrée, Espace', 'ouvrent les préférences']],
    content: ['Gardez les mots de la bibliothèque, que les visiteurs retrouvent d’un site à l’autre.'],
    do: ['Mettez-le dans les deux pieds de page.'],
    dont: ['Ne le cachez pas après un refus\u00a0: on peut changer d’avis.'],
  },
  en: {
    use: 'In the footer of every page, so that visitors can change their cookie choices.',
    avoid: 'Not to ask the first time: the consent tool does that.',
    keys: [['Enter, Space', 'open the preferences']],
    content: ['Keep the library’s words, which visitors know from other sites.'],
    do: ['Put it in both footers.'],
    dont: ['Don’t hide it after a refusal: people may change their minds.'],
  },
};

/** Reopens the consent preferences from the footer of every page. The consent tool itself asks the first time. */
const meta: Meta<typeof ConsentControl> = {
  title: 'Actions/ConsentControl',
  component: ConsentControl,
  parameters: { guidance },
};

export default meta;

export const AtRest: StoryObj<typeof ConsentControl> = {
  tags: ['both-languages'],
  args: { onOpen: fn() },
  play: async ({ args, canvas, globals }) => {
    const t = translator(consentControlMessages, { locale: storyLocale(globals) });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('manage') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect('onOpen' in args && args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** Every state: pointer, keyboard and props. */
export const States: StoryObj<typeof ConsentControl> = {
  args: { onOpen: fn() },
  parameters: stateParameters,
  render: (args, context) => (
    <StateTable locale={storyLocale(context.globals)}>
      {({ id }) => <ConsentControl {...args} id={id} />}
    </StateTable>
  ),
};
