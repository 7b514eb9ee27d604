'use client';

import { formatFileSize } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { type ComponentPropsWithRef, type MouseEvent, useId, useState } from 'react';
import { useHydrated } from '../../internal/hooks/use-hydrated.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Control } from '../control/control.styles.ts';
import { fileInputMessages } from './file-input.messages.ts';
import { Root } from './file-input.styles.ts';

/** A file in the list below the control. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** What is posted under the control’s name for a file that the server has, while there is no script. */
  readonly value?: string;
}

export interface FileInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'value' | 'defaultValue'> {
  /** The chosen files, which the host keeps. */
  chosen: readonly ChosenFile[];
  /** Called when the visitor removes one of them. */
  onRemove: (id: string) => void;
  /** How much of the files has been sent, from 0 to 1; undefined while nothing is being sent. */
  progress?: number | undefined;
}

/**
 * A native `<input type="file">`, and below it the chosen files with their sizes, each with a button that removes it. What
 * is added or removed is announced (`role="status"`). Without a script, files that the server already has are boxes to
 * uncheck. Attributes and `ref` reach the `<input>`; `className` and `style` the `<div>` around it.
 *
 * Tried in Chromium, with and without JavaScript, with the screen reader Orca. Not tried yet with voice control.
 */
export function FileInput({
  chosen,
  onRemove,
  progress,
  className,
  style,
  disabled,
  ...props
}: FileInputProps) {
  const t = useT(fileInputMessages);
  const locale = useLocale();
  const isHydrated = useHydrated();
  const listId = useId();
  const [removed, setRemoved] = useState<{ readonly name: string; readonly left: number }>();
  const percent = progress === undefined ? undefined : Math.round(progress * 100);

  function remove({ id, name }: ChosenFile, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The focus moves before its button goes away.
    const item = currentTarget.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    const control = currentTarget.closest('div')?.querySelector<HTMLElement>('input[type=file]');
    (next?.querySelector('button') ?? control)?.focus();
    setRemoved({ name, left: chosen.length - 1 });
    onRemove(id);
  }

  const status = () => {
    if (removed?.left === chosen.length) return t('removed', removed);
    return isHydrated && chosen.length > 0 && t('added', { count: chosen.length });
  };

  return (
    <Root className={className} style={style}>
      <Control {...props} disabled={disabled} type="file" />
      {chosen.length > 0 && (
        <ul aria-label={t('chosen')} id={listId}>
          {chosen.map((file) => {
            const size = formatFileSize(file.size, locale);
            if (!isHydrated && file.value !== undefined) {
              const label = `${t('keep', file)} (${size})`;
              return (
                <li key={file.id}>
                  <Checkbox
                    id={`${listId}-${file.id}`}
                    name={props.name}
                    value={file.value}
                    label={label}
                    isRequired={false}
                    defaultChecked
                  />
                </li>
              );
            }
            return (
              <li key={file.id}>
                <span>
                  {file.name} ({size})
                </span>
                <button
                  type="button"
                  disabled={disabled}
                  aria-label={t('removeLabel', file)}
                  onClick={(event) => remove(file, event)}
                >
                  {t('remove')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {percent !== undefined && <progress max={100} value={percent} aria-label={t('sending', { percent })} />}
      <span role="status" className="jalon-visually-hidden">
        {status()}
      </span>
    </Root>
  );
}
