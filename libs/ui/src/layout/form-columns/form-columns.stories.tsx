import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { Button } from '../../actions/button/index.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import { Field } from '../../inputs/field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { FormColumns, FormNote } from './form-columns.tsx';

const texts = {
  fr: {
    title: 'Test de batterie',
    intro: 'Dites-nous où se trouve votre véhicule\u00a0: nous préparerons le test.',
    city: 'Municipalité',
    send: 'Envoyer la demande',
    note: 'Vos réponses servent seulement à préparer le test.',
  },
  en: {
    title: 'Battery test',
    intro: 'Tell us where your vehicle is, and we will prepare the test.',
    city: 'Municipality',
    send: 'Send the request',
    note: 'Your answers are used only to prepare the test.',
  },
};

/** The page’s part with a form: the picture is next to it where there is room, and hidden where there is none. */
const meta: Meta<typeof FormColumns> = {
  title: 'Layout/FormColumns',
  component: FormColumns,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof FormColumns>;

export const WithPicture: Story = {
  tags: ['both-languages'],
  args: { picture: batteryTest },
  render: inLocale(texts, (t, args) => (
    <FormColumns {...args}>
      <h1>{t.title}</h1>
      <p>{t.intro}</p>
      <form style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
        <Field controlId="city" label={t.city}>
          <TextInput id="city" name="city" />
        </Field>
        <Button type="submit">{t.send}</Button>
      </form>
      <FormNote>{t.note}</FormNote>
    </FormColumns>
  )),
};

/** Its container decides, not the window: the margins are those of a phone, and the picture is hidden. */
export const InANarrowColumn: Story = {
  args: { picture: batteryTest },
  globals: { viewport: { value: 'desktop' } },
  render: inLocale(texts, (t, args) => (
    <>
      {['24rem', 'none'].map((maxInlineSize) => (
        <div key={maxInlineSize} style={{ maxInlineSize }}>
          <FormColumns {...args}>
            <h2>{t.title}</h2>
            <p>{t.intro}</p>
          </FormColumns>
        </div>
      ))}
    </>
  )),
  play: async ({ canvas, canvasElement }) => {
    const [narrow, wide] = canvas.getAllByRole('heading').map((heading) => {
      const left = heading.getBoundingClientRect().left - canvasElement.getBoundingClientRect().left;
      return Math.round(left);
    });
    await expect([narrow, wide]).toEqual([21, 40]);
    const pictures = Array.from(canvasElement.querySelectorAll('img'), (image) => image.checkVisibility());
    await expect(pictures).toEqual([false, true]);
  },
};
