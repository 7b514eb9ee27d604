import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { StateTable, stateParameters } from '../../../../../tools/vite/story-states.tsx';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { Field } from '../field/index.ts';
import { SearchInput, searchInputMessages } from './index.ts';

const texts = {
  fr: { label: 'Que cherchez-vous?', query: 'pneus d’hiver' },
  en: { label: 'What are you looking for?', query: 'winter tires' },
};

const submitted = fn((event: React.FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  return new FormData(event.currentTarget).get('q');
});

const picture: GuidancePicture = {
  right: (locale) => (
    <Field controlId="picture-search" label={locale === 'fr' ? 'Chercher un garage' : 'Find a garage'}>
      <SearchInput id="picture-search" defaultValue="Laval" />
    </Field>
  ),
  wrong: (locale) => (
    <SearchInput
      aria-label={locale === 'fr' ? 'Chercher un garage' : 'Find a garage'}
      placeholder={locale === 'fr' ? 'Chercher un garage' : 'Find a garage'}
    />
  ),
};

const meta: Meta<typeof SearchInput> = {
  title: 'Inputs/SearchInput',
  component: SearchInput,
  render: inLocale(texts, (t, args) => (
    <search>
      <form action="#" onSubmit={submitted}>
        <Field controlId="q" label={t.label}>
          <SearchInput id="q" name="q" {...args} />
        </Field>
      </form>
    </search>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof SearchInput>;

/** Enter and the button both search. */
export const Rest: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    submitted.mockClear();
    await userEvent.type(
      canvas.getByRole('searchbox', { name: texts[locale].label }),
      `${texts[locale].query}{Enter}`,
    );
    const t = translator(searchInputMessages, { locale });
    await userEvent.click(canvas.getByRole('button', { name: t('search') }));
    await expect(submitted).toHaveBeenCalledTimes(2);
    await expect(submitted).toHaveLastReturnedWith(texts[locale].query);
  },
};

export const OnDarkAndNarrow: Story = inNarrow(240, 'primary');

/** Every state: pointer, keyboard and props. */
export const States: Story = {
  parameters: stateParameters,
  render: inLocale(texts, (t, _args, locale) => (
    <StateTable locale={locale} disabled>
      {({ id, disabled }) => (
        <Field controlId={id} label={t.label}>
          <SearchInput id={id} name={id} disabled={disabled} />
        </Field>
      )}
    </StateTable>
  )),
};
