'use client';

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Button, type ButtonProps } from '../../actions/button/index.ts';
import { closesDialog, Dialog, opensDialog } from '../dialog/index.ts';
import { Intro, Logo } from './warning-overlay.styles.ts';

/** The event sent to the host’s tag manager when a visitor continues. */
export interface WarningOverlayEvent {
  event: 'user_interaction';
  event_name: 'click_cta';
  action: string;
  link_text: string;
  link_url: string;
}

export interface WarningOverlayProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open'> {
  id: string;
  heading: ReactNode;
  /** The sentence that says why to stop. */
  intro?: ReactNode;
  /** Rich text. */
  description?: ReactNode;
  logo?: { src: string; alt: string };
  /** The label of the trigger. */
  linkTitle: string;
  /** The variant of the trigger. @default primary */
  variant?: ButtonProps['variant'];
  /** The address of “continue”. */
  href: string;
  /** Opens it in a new tab. */
  openNewTab?: boolean;
  continueLabel: string;
  cancelLabel: string;
  /** Hides both buttons: the overlay only informs. */
  hideActions?: boolean;
  /** The `action` of the event, and `data-action-event` of the link, for hosts that listen to the page. */
  actionEvent: string;
  /** Called when the visitor continues. */
  onTrack?: (event: WarningOverlayEvent) => void;
}

/**
 * A warning before a link is followed: a button that opens a modal `<dialog>`, whose “continue” is the link and whose
 * “cancel” closes it. Works without JavaScript, where nothing is tracked.
 */
export function WarningOverlay({
  id,
  heading,
  intro,
  description,
  logo,
  linkTitle,
  variant,
  href,
  openNewTab,
  continueLabel,
  cancelLabel,
  hideActions,
  actionEvent,
  onTrack,
  ...props
}: WarningOverlayProps) {
  function onContinue({ currentTarget }: MouseEvent<HTMLElement>) {
    onTrack?.({
      event: 'user_interaction',
      event_name: 'click_cta',
      action: actionEvent,
      link_text: continueLabel,
      link_url: href,
    });
    currentTarget.closest('dialog')?.close();
  }

  return (
    <>
      <Button variant={variant} {...opensDialog(id)}>
        {linkTitle}
      </Button>
      <Dialog
        {...props}
        id={id}
        title={heading}
        actions={
          !hideActions && (
            <>
              <Button
                href={href}
                onClick={onContinue}
                data-action-event={actionEvent}
                {...(openNewTab && { target: '_blank', rel: 'noopener' })}
              >
                {continueLabel}
              </Button>
              <Button variant="secondary" {...closesDialog(id)}>
                {cancelLabel}
              </Button>
            </>
          )
        }
      >
        {logo && <Logo src={logo.src} alt={logo.alt} loading="lazy" />}
        {intro && <Intro>{intro}</Intro>}
        {description}
      </Dialog>
    </>
  );
}
