'use client';

import { useT } from '@jalon/i18n/react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useMergedRef } from '../../internal/hooks/use-merged-ref.ts';
import { Control } from '../control/control.styles.ts';
import { textareaMessages } from './textarea.messages.ts';
import { Root } from './textarea.styles.ts';
import { lengthIn, useCharacterCount } from './use-character-count.ts';

export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'children'> {
  /**
   * Maximum length in UTF-16 units; a line break counts as one. The browser accepts no more, and a counter shows how
   * many are left. Messages to the club have a maximum of 1000.
   */
  maxLength?: number;
  /**
   * Like `maxLength`, but in characters (code points), as zod and JSON Schema count, and the browser accepts more: the counter
   * then shows how many are too many.
   */
  limit?: number;
}

/**
 * A multi-line text field: a native `<textarea>` that grows with its text, with a counter when it has a `maxLength`
 * (longer text is cut) or a `limit` (it is kept, and counted). Attributes and `ref` reach the `<textarea>`; `className`
 * and `style` the `<div>` around it. Without JavaScript, and before it loads, the limit is shown instead of the count.
 *
 * The visible counter changes at each key; a screen reader reads the limit with the field, and the count after a pause
 * of one second (`role="status"`).
 *
 * Tried in Chromium; not tried yet with a screen reader.
 */
export function Textarea({
  maxLength,
  limit = maxLength,
  id: given,
  className,
  style,
  ref,
  'aria-describedby': described,
  ...props
}: TextareaProps) {
  const t = useT(textareaMessages);
  const generated = useId();
  const id = given ?? generated;
  const unit = maxLength === undefined ? 'characters' : 'units';
  const { ref: countRef, length, announced } = useCharacterCount(unit);
  const limitId = `${id}-limit`;

  function left(count: number | undefined): string {
    if (limit === undefined || count === undefined) return '';
    const rest = limit - count;
    return rest < 0 ? t('over', { count: -rest }) : t('left', { count: rest });
  }

  const counted = limit !== undefined;
  const shown =
    typeof props.value === 'string' && length !== undefined ? lengthIn[unit](props.value) : length;
  return (
    <Root className={className} style={style}>
      <Control
        as="textarea"
        {...(props as object)}
        id={id}
        ref={useMergedRef(countRef, ref) as never}
        maxLength={maxLength}
        aria-describedby={[described, counted && limitId].filter(Boolean).join(' ') || undefined}
      />
      {counted && (
        <>
          <p id={limitId} hidden={Boolean(shown)}>
            {t('limit', { max: limit })}
          </p>
          {shown ? (
            <p aria-hidden="true" data-state={shown < limit ? 'room' : 'full'}>
              {left(shown)}
            </p>
          ) : null}
          <span role="status" className="jalon-visually-hidden">
            {left(announced)}
          </span>
        </>
      )}
    </Root>
  );
}
