'use client';

import { useT } from '@jalon/i18n/react';
import { describedBy, Field } from '@jalon/ui/field';
import { Fieldset } from '@jalon/ui/fieldset';
import { TextInput } from '@jalon/ui/text-input';
import { get } from 'react-hook-form';
import { dateMessages } from '../rules/date-field.messages.ts';
import { exampleOf } from '../rules/date-field.ts';
import { Parts } from './date-field.styles.ts';
import { useKit } from './kit-context.ts';
import { inField, noteOf, whileVisible } from './layout/visible-when.tsx';
import { type FieldState, type FieldTexts, joinIds, useField, useFieldState } from './use-field.ts';

export interface DateFieldProps extends FieldTexts {
  /** `bday` for the visitor’s own date of birth, which browsers fill in. @default not filled in */
  autoComplete?: 'bday';
}

/** A date that people know by heart or read on a document, typed in three controls. Renders a `fieldset`. */
export function DateField({ autoComplete, readOnly, ...texts }: DateFieldProps) {
  const t = useT(dateMessages);
  const { values } = useKit();
  const group = useFieldState({ readOnly, ...texts });
  const first: unknown = get(values, texts.name);
  const [year, month, day] = typeof first === 'string' ? first.split('-') : [];
  const use = { group, readOnly, autoComplete };
  const dayPart = usePart('day', { ...use, stored: day });
  const monthPart = usePart('month', { ...use, stored: month });
  const yearPart = usePart('year', { ...use, stored: year });
  const { id, label, hint = t('hint', { example: exampleOf(group.meta.limits?.()) }) } = group;
  const groupId = `${id}-group`;
  const error = group.error ?? dayPart.error ?? monthPart.error ?? yearPart.error;
  const part = ({ control, isInvalid, note }: ReturnType<typeof usePart>, name: string) => (
    <Field controlId={control.id} label={name}>
      <TextInput
        {...control}
        aria-invalid={isInvalid}
        aria-describedby={joinIds(
          note && `${control.id}-note`,
          isInvalid ? describedBy(groupId, { error }) : undefined,
        )}
      />
    </Field>
  );
  return whileVisible(
    group,
    <Fieldset id={groupId} legend={label} hint={hint} error={error}>
      <Parts>
        {/* The first control has the field’s own id: the error summary links to it. */}
        {part({ ...dayPart, control: { ...dayPart.control, id } }, t('day'))}
        {part(monthPart, t('month'))}
        {part(yearPart, t('year'))}
      </Parts>
      {[{ ...dayPart, id }, monthPart, yearPart].map((one) => (
        <div key={one.name}>{noteOf(one)}</div>
      ))}
    </Fieldset>,
  );
}

interface PartOptions extends Pick<DateFieldProps, 'autoComplete' | 'readOnly'> {
  group: FieldState;
  /** From an initial value as it is stored. */
  stored: string | undefined;
}

function usePart(part: 'day' | 'month' | 'year', { group, readOnly, autoComplete, stored }: PartOptions) {
  const field = useField({ name: `${group.name}.${part}`, optional: !group.required, readOnly });
  const { maxLength, inputMode } = field.meta;
  const defaultValue = field.value ?? stored?.replace(/^0/, '');
  return {
    ...field,
    isInvalid: !!field.error || !!group.error,
    control: {
      ...field.control,
      defaultValue,
      maxLength,
      size: maxLength,
      inputMode,
      autoComplete: autoComplete ? `${autoComplete}-${part}` : 'off',
    },
  };
}

/** A date near today, picked in the browser’s calendar or typed in its own format. Renders an `input` of type `date`. */
export function NativeDateField(texts: FieldTexts) {
  const field = useField(texts);
  const { min, max } = field.meta.limits?.() ?? {};
  return inField(field, <TextInput {...field.control} type="date" min={min} max={max} />);
}
