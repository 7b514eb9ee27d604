'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Checkbox } from '@jalon/ui/checkbox';
import { Field } from '@jalon/ui/field';
import { Select } from '@jalon/ui/select';
import { useHydrated } from '@jalon/ui/use-hydrated';
import { useId } from 'react';
import type { Membership } from '../types/with-prices.ts';
import { comparatorMessages } from './comparator.messages.ts';
import { Form } from './comparator.styles.ts';
import { type ComparatorSelection, type ComparatorSide, selectionFields } from './selection.ts';

interface ComparatorFormProps {
  memberships: readonly Membership[];
  selection: ComparatorSelection;
  action: string;
  onSelect: (side: ComparatorSide, id: string) => void;
  onDifferencesChange: (differences: boolean) => void;
}

/** Selects the two types. With only two types, it has just “what differs”. */
export function ComparatorForm({
  memberships,
  selection,
  action,
  onSelect,
  onDifferencesChange,
}: ComparatorFormProps) {
  const t = useT(comparatorMessages);
  const id = useId();
  const hydrated = useHydrated();
  const labels = { first: t('firstSide'), second: t('secondSide') };
  return (
    <Form method="get" action={action}>
      {memberships.length > 2 &&
        (['first', 'second'] as const).map((side) => (
          <Field key={side} controlId={`${id}${side}`} label={labels[side]}>
            <Select
              id={`${id}${side}`}
              name={selectionFields[side]}
              value={selection[side]}
              onChange={({ currentTarget }) => onSelect(side, currentTarget.value)}
            >
              {memberships.map(({ id: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      <Checkbox
        name={selectionFields.differences}
        value="1"
        label={t('differences')}
        checked={selection.differences}
        onChange={({ currentTarget }) => onDifferencesChange(currentTarget.checked)}
      />
      <Button type="submit" variant="secondary" hidden={hydrated}>
        {t('compare')}
      </Button>
    </Form>
  );
}
