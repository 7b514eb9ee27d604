'use client';

import { useT } from '@jalon/i18n/react';
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from 'react';
import { CloseIcon } from '../../foundations/icons/generated/modules/close.tsx';
import { type DialogState, useDialog } from '../../internal/hooks/use-dialog.ts';
import { dialogMessages } from './dialog.messages.ts';
import { Body, Close, Foot, Head, Root } from './dialog.styles.ts';
import { closesDialog } from './dialog-triggers.ts';

export interface DialogProps
  extends DialogState,
    Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open' | 'closedby'> {
  /** The id that `opensDialog` and `closesDialog` refer to. Required, because the triggers are elsewhere. */
  id: string;
  /** The title, shown as an `<h2>`. */
  title: ReactNode;
  /** Hides the title visually. */
  titleHidden?: boolean;
  /** Centred, along the end edge at full height, or along the top. */
  placement?: 'center' | 'end' | 'top';
  /** Whether a press outside closes it. Turn it off when something typed would be lost. @default true */
  backdropCloses?: boolean;
  /** Buttons at the bottom, which stay visible while the content scrolls. */
  actions?: ReactNode;
}

/**
 * A modal `<dialog>` with a title, a close button and content that is in the page’s HTML while closed. Escape, the
 * close button and a press outside close it; the focus returns to the trigger, and the page behind doesn’t scroll. Its
 * triggers work without JavaScript. State in CSS: `[open]`, `data-placement`. Pattern: APG, dialog (modal).
 */
export function Dialog({
  id,
  title,
  titleHidden,
  placement = 'center',
  backdropCloses = true,
  open,
  onOpenChange,
  actions,
  ref,
  children,
  ...props
}: DialogProps) {
  const t = useT(dialogMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, []);
  useDialog(dialog, { open, onOpenChange });
  const titleId = `${id}-title`;

  return (
    // If it was opened before hydration, it has an `open` attribute that React didn’t render.
    <Root
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      data-placement={placement}
      suppressHydrationWarning
      closedby={backdropCloses ? 'any' : 'closerequest'}
      {...props}
      // Safari doesn’t support `closedby`: a press that begins and ends on the dialog element itself was
      // outside its box.
      onPointerDown={(event: PointerEvent<HTMLDialogElement>) => {
        pressed.current = event.target;
        props.onPointerDown?.(event);
      }}
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        if (backdropCloses && pressed.current === event.target && isOutside(event))
          event.currentTarget.close();
        props.onClick?.(event);
      }}
    >
      <Head>
        <h2 id={titleId} className={titleHidden ? 'jalon-visually-hidden' : undefined}>
          {title}
        </h2>
        <Close {...closesDialog(id)} aria-label={t('close')}>
          <CloseIcon />
        </Close>
      </Head>
      <Body>{children}</Body>
      {actions && <Foot>{actions}</Foot>}
    </Root>
  );
}

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
