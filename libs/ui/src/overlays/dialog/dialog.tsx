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
  /** What `opensDialog` and `closesDialog` name. Required: the dialog and its triggers are apart. */
  id: string;
  /** Its name, shown as an `<h2>`. */
  title: ReactNode;
  /** The title is for screen readers only. */
  titleHidden?: boolean;
  /** In the middle of the window, along its end edge over its whole height, or along its top. */
  placement?: 'center' | 'end' | 'top';
  /** A press outside closes it. Turn it off where something typed would be lost. Default `true`. */
  backdropCloses?: boolean;
  /** Buttons at the foot, which stay in sight while the content scrolls. */
  actions?: ReactNode;
}

/**
 * A modal `<dialog>` with a title, a close button and its content, which is in the page’s HTML while closed. Escape,
 * the close button and a press outside close it; the focus goes back to what opened it; the page behind stays where
 * it is. Its triggers open it without JavaScript. State in CSS: `[open]`, `data-placement`. Pattern: APG, dialog
 * (modal).
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
    // Opened by its trigger before the script arrived, it has an `open` that React has not rendered.
    <Root
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      data-placement={placement}
      suppressHydrationWarning
      closedby={backdropCloses ? 'any' : 'closerequest'}
      {...props}
      // Safari has no `closedby`: a press that begins and ends on the dialog itself was outside of its box.
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
