import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { itemStateParameters } from '../../../../../tools/vite/story-states.tsx';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { type ProgressStep, ProgressSteps } from './index.ts';

const ids = ['registration', 'addMember', 'address', 'payment', 'review'];
const texts = {
  fr: ['Adhésion', 'Membre associé', 'Adresse', 'Paiement', 'Révision'],
  en: ['Registration', 'Associate member', 'Address', 'Payment', 'Review'],
};

/** The five steps of a registration, of which `current` is the current one. */
function steps(locale: 'fr' | 'en', current: number): ProgressStep[] {
  return ids.map((id, place) => ({
    id,
    label: texts[locale][place],
    state: place < current ? 'done' : place === current ? 'idle' : 'not_done',
    ...(place < current && { href: `#${id}` }),
  }));
}

const picture: GuidancePicture = {
  right: (locale) => (
    <ProgressSteps
      steps={[
        { id: 'you', label: locale === 'fr' ? 'Vous' : 'You', state: 'done', href: '#you' },
        { id: 'payment', label: locale === 'fr' ? 'Paiement' : 'Payment', state: 'idle' },
      ]}
    />
  ),
  wrong: (locale) => (
    <ProgressSteps
      steps={[
        { id: 'you', label: locale === 'fr' ? 'Vous' : 'You', state: 'done' },
        { id: 'more', label: locale === 'fr' ? 'Encore vous' : 'You again', state: 'idle' },
        { id: 'payment', label: locale === 'fr' ? 'Paiement' : 'Payment', state: 'not_done' },
      ]}
    />
  ),
};

const meta: Meta<typeof ProgressSteps> = {
  title: 'Navigation/ProgressSteps',
  component: ProgressSteps,
  render: (_args, { globals }) => <ProgressSteps steps={steps(storyLocale(globals), 2)} />,
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof ProgressSteps>;

/** Completed steps can be links; a screen reader reads the state of each step. */
export const InTheMiddle: Story = { tags: ['both-languages'] };

export const AllDone: Story = {
  render: (_args, { globals }) => <ProgressSteps steps={steps(storyLocale(globals), 5)} />,
};

export const OnEverySurface: Story = onEverySurface((_args, { globals }, surface) => (
  <ProgressSteps
    steps={steps(storyLocale(globals), 2)}
    aria-label={`${storyLocale(globals) === 'fr' ? 'Étapes' : 'Steps'} ${surface}`}
  />
));

/** Long words are hyphenated; nothing scrolls sideways. */
export const Narrow: Story = {
  ...inNarrow(320),
  render: (_args, { globals }) => <ProgressSteps steps={steps(storyLocale(globals), 1)} />,
};

/** The first completed step is hovered, the second has the focus, the third is pressed. */
export const States: Story = {
  parameters: itemStateParameters,
  render: (_args, { globals }) => <ProgressSteps steps={steps(storyLocale(globals), 3)} />,
};
