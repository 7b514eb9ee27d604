'use client';

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Button, type ButtonProps } from '../../actions/button/index.ts';
import { closesDialog, Dialog, opensDialog } from '../dialog/index.ts';
import { Intro, Logo } from './warning-overlay.styles.ts';

/** What the host’s tag manager is told when a visitor continues (site spec §7). */
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
  /** The sentence that says why the visitor should stop. */
  intro?: ReactNode;
  /** Rich text. */
  description?: ReactNode;
  logo?: { src: string; alt: string };
  /** What the trigger says. */
  linkTitle: string;
  /** How the trigger looks. Default `primary`. */
  variant?: ButtonProps['variant'];
  /** Where “continue” leads. */
  href: string;
  /** There, or in a new tab. */
  openNewTab?: boolean;
  continueLabel: string;
  cancelLabel: string;
  /** Leaves out both buttons: the overlay only informs. */
  hideActions?: boolean;
  /** The `action` of the event. */
  actionEvent: string;
  /** Called when the visitor continues. */
  onTrack?: (event: WarningOverlayEvent) => void;
}

/**
 * A warning between a visitor and a link: a button that opens a modal `<dialog>`, whose “continue” is the link and
 * whose “cancel” closes it (site spec §3, §4). Works without JavaScript, where nothing is tracked.
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
