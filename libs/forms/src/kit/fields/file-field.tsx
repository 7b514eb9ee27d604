'use client';

import { useT } from '@jalon/i18n/react';
import { FileInput } from '@jalon/ui/file-input';
import { type ChangeEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fileProgressEvent, isSame } from '../files/chosen-file.ts';
import { fieldMeta } from '../rules/field-meta.ts';
import { fileMessages } from '../rules/file-fields.messages.ts';
import { acceptOf, type NamedFile, newFileId, readFiles, writeFiles } from '../rules/file-fields.ts';
import { useKit } from './kit-context.ts';
import { inField } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export type FileFieldProps = Omit<FieldTexts, 'readOnly'>;

/**
 * Files of a field with the rule `files`: a native control, its limits as its hint, and the chosen files with a button
 * that removes each. With a script, further files are added to those already chosen. Renders an `input type="file"`.
 */
export function FileField({ hint: ownHint, ...texts }: FileFieldProps) {
  const { schema } = useKit();
  const t = useT(fileMessages);
  const { files: limits } = fieldMeta(schema, texts.name);
  const hint = ownHint ?? (limits && t('limits', limits));
  const field = useField({ ...texts, hint });
  const { name } = texts;
  const { control, setValue, clearErrors } = useFormContext();
  const value: unknown = useWatch({ control, name });
  const chosen = readFiles(value);
  const input = useRef<HTMLInputElement>(null);
  const contents = useRef(new Map<string, File>());
  const [progress, setProgress] = useState<number>();
  const isReady = useSyncExternalStore(never, isClient, isServer);

  function choose(files: readonly NamedFile[]) {
    setValue(name, writeFiles(files));
    const kept = files.flatMap(({ id }) => contents.current.get(id) ?? []);
    if (input.current) setFiles(input.current, kept);
  }

  function add(files: Iterable<File>) {
    const before = limits?.max === 1 ? [] : chosen;
    const added = [...files]
      .filter((file) => !before.some((one) => isSame(one, file)))
      .map((file) => {
        const [named] = readFiles(writeFiles([{ id: newFileId(), size: file.size, name: file.name }]));
        if (named) contents.current.set(named.id, file);
        return named;
      });
    choose([...before, ...added.filter((file) => file !== undefined)]);
  }

  function remove(id: string) {
    choose(chosen.filter((file) => file.id !== id));
    clearErrors(name);
  }

  // Chosen before the script loaded.
  const addFirst = useRef(add);
  useEffect(() => {
    const control = input.current;
    if (control?.files?.length) addFirst.current(control.files);
    const show = (event: Event) => setProgress((event as CustomEvent<number | undefined>).detail);
    control?.addEventListener(fileProgressEvent, show);
    return () => control?.removeEventListener(fileProgressEvent, show);
  }, []);

  const { id, required, 'aria-invalid': isInvalid, 'aria-describedby': describedBy } = field.control;
  return inField(
    field,
    <>
      <FileInput
        ref={input}
        id={id}
        name={name}
        required={required}
        multiple={limits?.max !== 1}
        accept={limits && acceptOf(limits.types)}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        chosen={chosen.map((file) => ({ ...file, value: writeFiles([file]) }))}
        progress={progress}
        onChange={(event: ChangeEvent<HTMLInputElement>) => add(event.currentTarget.files ?? [])}
        onRemove={remove}
      />
      {/* Without a script, the files that the server has are posted by their boxes. */}
      {isReady && <input type="hidden" name={name} value={writeFiles(chosen)} />}
    </>,
  );
}

const never = () => () => {};
const isClient = () => true;
const isServer = () => false;

/** Makes a control hold these files, as a plain post sends them. jsdom, in which hosts test, can’t. */
function setFiles(control: HTMLInputElement, files: readonly File[]) {
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  control.files = transfer.files;
}
