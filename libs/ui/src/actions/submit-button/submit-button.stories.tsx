import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Field } from '../../inputs/field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { SubmitButton } from './index.ts';

const texts = {
  fr: { send: 'Envoyer la demande', model: 'Modèle', pay: 'Payer 24,95\u00a0$', vague: 'Soumettre' },
  en: { send: 'Send the request', model: 'Model', pay: 'Pay $24.95', vague: 'Submit' },
};

const picture: GuidancePicture = {
  right: (locale) => <SubmitButton>{texts[locale].pay}</SubmitButton>,
  wrong: (locale) => <SubmitButton>{texts[locale].vague}</SubmitButton>,
};

const meta: Meta<typeof SubmitButton> = {
  title: 'Actions/SubmitButton',
  component: SubmitButton,
  render: inLocale(texts, (t, args) => <SubmitButton {...args}>{t.send}</SubmitButton>),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof SubmitButton>;

export const Rest: Story = { tags: ['both-languages'] };

export const Loading: Story = { args: { loading: true } };

let finish: () => void = () => undefined;
const action = fn(() => new Promise<void>((resolve) => (finish = resolve)));

/** In a form with a React `action`, loading follows the action; a second Enter sends nothing. */
export const FollowsTheAction: Story = {
  render: inLocale(texts, (t, args) => (
    <form action={action} style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <Field controlId="model" label={t.model}>
        <TextInput id="model" name="model" defaultValue="CR-V" />
      </Field>
      <SubmitButton {...args}>{t.send}</SubmitButton>
    </form>
  )),
  play: async ({ canvas }) => {
    action.mockClear();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(action).toHaveBeenCalledOnce();
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { busy: true });
