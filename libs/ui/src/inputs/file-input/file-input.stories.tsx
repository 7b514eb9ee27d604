import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { describedBy, Field } from '../field/index.ts';
import { FileInput, type FileInputProps } from './index.ts';

const texts = {
  fr: {
    label: 'Photos du véhicule',
    hint: 'Trois fichiers au maximum, de 10\u00a0Mo chacun\u00a0: JPEG ou PNG.',
    error: 'Veuillez choisir des fichiers de 10\u00a0Mo ou moins',
    empty: 'Sans fichier',
    chosen: 'Avec deux fichiers',
    failed: 'En erreur',
    sending: 'Pendant l’envoi',
    disabled: 'Désactivé',
    names: ['Portière avant.jpg', 'une photo dont le nom est très long et continue encore longtemps.png'],
  },
  en: {
    label: 'Photographs of the vehicle',
    hint: 'No more than three files, 10\u00a0MB each: JPEG or PNG.',
    error: 'Please choose files of 10\u00a0MB or less',
    empty: 'Without a file',
    chosen: 'With two files',
    failed: 'In error',
    sending: 'While sending',
    disabled: 'Disabled',
    names: ['Front door.jpg', 'a photograph whose name is very long and goes on for a good while.png'],
  },
};

const filesOf = (locale: 'fr' | 'en') =>
  texts[locale].names.map((name, index) => ({ id: String(index), name, size: (index + 1) * 1_400_000 }));

const picture: GuidancePicture = {
  right: (locale) => <Removable locale={locale} id="picture-right" chosen={filesOf(locale).slice(0, 1)} />,
  wrong: (locale) => (
    <p style={{ border: '2px dashed currentColor', margin: 0, padding: 32, textAlign: 'center' }}>
      {locale === 'fr' ? 'Déposez vos fichiers ici' : 'Drop your files here'}
    </p>
  ),
};

function Photographs({
  locale,
  error,
  id = 'photos',
  ...props
}: FileInputProps & { locale: 'fr' | 'en'; error?: string | undefined }) {
  const t = texts[locale];
  return (
    <Field controlId={id} label={t.label} hint={t.hint} error={error}>
      <FileInput
        {...props}
        id={id}
        multiple
        accept="image/jpeg,image/png"
        aria-describedby={describedBy(id, { hint: t.hint, error })}
        aria-invalid={!!error}
      />
    </Field>
  );
}

function Removable(props: Pick<FileInputProps, 'chosen' | 'id'> & { locale: 'fr' | 'en' }) {
  const [chosen, setChosen] = useState(props.chosen);
  const remove = (removed: string) => setChosen((files) => files.filter((file) => file.id !== removed));
  return <Photographs {...props} chosen={chosen} onRemove={remove} />;
}

const meta: Meta<typeof FileInput> = {
  title: 'Inputs/FileInput',
  component: FileInput,
  args: { chosen: [], onRemove: fn() },
  render: (args, { globals }) => <Photographs {...args} locale={storyLocale(globals)} />,
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof FileInput>;

/** Every state, side by side. */
export const States: Story = {
  tags: ['both-languages'],
  render: ({ onRemove }, { globals }) => {
    const locale = storyLocale(globals);
    const t = texts[locale];
    const states = {
      empty: { chosen: [] },
      chosen: {},
      failed: { error: t.error },
      sending: { progress: 0.4 },
      disabled: { disabled: true },
    };
    return (
      <dl style={{ display: 'grid', gap: 16 }}>
        {Object.entries(states).map(([id, props]) => (
          <Fragment key={id}>
            <dt>{t[id as keyof typeof states]}</dt>
            <dd style={{ marginInline: 0 }}>
              <Photographs id={id} locale={locale} onRemove={onRemove} chosen={filesOf(locale)} {...props} />
            </dd>
          </Fragment>
        ))}
      </dl>
    );
  },
};

/** A removed file leaves the focus at the next one, and the last at the control; one announcement each. */
export const Remove: Story = {
  render: (_args, { globals }) => {
    const locale = storyLocale(globals);
    return <Removable locale={locale} chosen={filesOf(locale)} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelector('input[type=file]')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(/.png/);
  },
};
