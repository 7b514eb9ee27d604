import { translator } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { FileInput, fileInputMessages } from '@jalon/ui/file-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import type { GuidancePicture } from '../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { field, submit } from '../testing/form-canvas.ts';
import { type ClubFormProps, FileField, FormFrame } from './index.ts';
import { fileMessages } from './rules/file-fields.messages.ts';
import { type FileErrorKey, files, writeFiles } from './rules/file-fields.ts';

const definition = {
  name: 'damage',
  schema: z.object({
    photos: files({ max: 3, maxSize: 2_000, types: ['image/jpeg', 'image/png'] }),
    invoice: files({ types: ['application/pdf'], optional: true }),
  }),
};
type Values = z.infer<typeof definition.schema>;

const texts = {
  fr: { photos: 'Photos des dégâts', invoice: 'Facture', send: 'Envoyer' },
  en: { photos: 'Photographs of the damage', invoice: 'Invoice', send: 'Send' },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <Drawn label={`${texts[locale].photos} ${locale === 'fr' ? '(facultatif)' : '(optional)'}`} />
  ),
  wrong: (locale) => (
    <Drawn
      label={texts[locale].photos}
      error={locale === 'fr' ? 'Veuillez choisir un fichier' : 'Please choose a file'}
    />
  ),
};

function Drawn({ label, error }: { label: string; error?: string }) {
  return (
    <Field controlId={`picture-${label}`} label={label} error={error}>
      <FileInput id={`picture-${label}`} chosen={[]} onRemove={() => {}} aria-invalid={!!error} />
    </Field>
  );
}

function DamageForm(props: Pick<ClubFormProps<Values>, 'onSubmit' | 'posted'>) {
  const { send, ...labels } = texts[useLocale()];
  return (
    <FormFrame definition={definition} labels={labels} submitLabel={send} {...props}>
      <FileField name="photos" />
      <FileField name="invoice" />
    </FormFrame>
  );
}

/** Fields that take files: their limits are their hint, and their errors are at the field. */
const meta: Meta<typeof DamageForm> = {
  title: 'Forms/Kit/Files',
  parameters: { picture, inDocument: '<FileField' },
  component: DamageForm,
  args: { onSubmit: fn(async () => undefined) },
  beforeEach: () => sessionStorage.clear(),
};

export default meta;
type Story = StoryObj<typeof DamageForm>;

const photo = (name: string, size = 1_000) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
/** As a visitor does: `userEvent.upload` makes a control whose files can’t be changed. */
function choose(control: HTMLInputElement, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  control.files = transfer.files;
  fireEvent.change(control);
}
const held = (canvas: HTMLElement) => [...(field(canvas, 'photos').files ?? [])].map(({ name }) => name);

/** Files chosen one after the other are all sent, also by a plain post; a removed one is not. */
export const Several: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = translator(fileInputMessages, { locale: storyLocale(globals) });
    const control = field(canvasElement, 'photos');
    choose(control, photo('a.jpg'), photo('b.jpg'));
    choose(control, photo('c.jpg'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: t('removeLabel', { name: 'b.jpg' }) }));
    await expect(held(canvasElement)).toEqual(['a.jpg', 'c.jpg']);
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [values, context] = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect((values as Values).photos).toMatch(/^\w{32} 1000 a\.jpg\n\w{32} 1000 c\.jpg$/);
    await expect(
      (context as { files: Record<string, File[]> }).files.photos?.map(({ name }) => name),
    ).toEqual(['a.jpg', 'c.jpg']);
  },
};

/** What breaks a rule is told at the field, with the limit, and nothing is sent; removing the file clears the error. */
export const TooLarge: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const locale = storyLocale(globals);
    const control = field(canvasElement, 'photos');
    choose(control, photo('a.jpg', 2_001));
    await submit(canvasElement);
    await waitFor(() => expect(control).toHaveFocus());
    const t = translator(fileMessages, { locale });
    const error = t('fileTooLarge', { max: 3, maxSize: 2_000, maxTotal: 0, types: [] });
    await expect(control.getAttribute('aria-describedby')).toContain('damage-photos-error');
    await expect(canvasElement.querySelector('#damage-photos-error')).toHaveTextContent(
      error.replaceAll('\u00a0', ' '),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /a\.jpg/ }));
    await waitFor(() => expect(control).toHaveAttribute('aria-invalid', 'false'));
  },
};

const errors: readonly FileErrorKey[] = [
  'fileRequired',
  'tooManyFiles',
  'filesTooLarge',
  'fileEmpty',
  'fileType',
  'fileUnreadable',
  'fileUnsafe',
  'fileGone',
  'fileStopped',
];

/** Every error, with a file that the server has kept after a plain post. */
export const Errors: Story = {
  tags: ['both-languages'],
  render: () => (
    <>
      {errors.map((key) => (
        <FormFrame
          key={key}
          id={key}
          definition={definition}
          labels={{ photos: key }}
          submitLabel="…"
          posted={{
            errors: { photos: key },
            values: { photos: writeFiles([{ id: '0'.repeat(32), size: 1_000, name: 'bruit.jpg' }]) },
            idempotencyKey: '0'.repeat(16),
          }}
        >
          <FileField name="photos" />
        </FormFrame>
      ))}
    </>
  ),
};
