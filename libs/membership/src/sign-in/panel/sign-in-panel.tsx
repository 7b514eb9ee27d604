'use client';

import { formatMemberNumber } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useT } from '@jalon/i18n/react';
import { Dialog, type DialogProps } from '@jalon/ui/dialog';
import { Link } from '@jalon/ui/link';
import { useEffect, useRef, useState } from 'react';
import type { MemberInfo } from '../../member-info/member-info.schema.ts';
import { signInFields } from '../form-post.ts';
import { panelFocusInterval } from '../limits.ts';
import { signInMessages } from '../sign-in.messages.ts';
import { SignInForm, type SignInFormProps } from '../sign-in-form.tsx';
import { SignOutForm, type SignOutFormProps } from '../sign-out-form.tsx';
import { Member } from './sign-in-panel.styles.ts';

export interface SignInPanelProps
  extends Omit<DialogProps, 'title' | 'titleHidden' | 'placement' | 'actions' | 'children' | 'ref'> {
  /** The signed-in member; undefined for a visitor. */
  member?: Pick<MemberInfo, 'name' | 'surname' | 'memberNumber'> | undefined;
  /** The sign-in form, for a visitor. */
  form: SignInFormProps;
  /** The sign-out form, for a member. */
  signOut: SignOutFormProps;
  /** The pages of the member area, for a member. */
  links?: readonly { href: string; label: string }[];
}

/**
 * The sign-in panel: a modal `<dialog>` along the end edge of the window, opened by a button with
 * `opensDialog(id)` of `@jalon/ui/dialog`. Visitors see the sign-in form; members see a welcome, the member number,
 * links and a button that signs out. Escape and the close button close it and return the focus to the button that
 * opened it. 250 ms after it opens, the username takes the focus.
 */
export function SignInPanel({ member, form, signOut, links = [], onOpenChange, ...props }: SignInPanelProps) {
  const t = useT(signInMessages);
  const club = useClub();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => focusUsername(dialog.current), panelFocusInterval);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <Dialog
      // A press outside the panel must not discard typed text.
      backdropCloses={!!member}
      {...props}
      ref={dialog}
      title={t(member ? 'memberPanelTitle' : 'panelTitle')}
      placement="end"
      onOpenChange={(open) => {
        setIsOpen(open);
        onOpenChange?.(open);
      }}
    >
      {member ? (
        <Member>
          <p>{t('welcome', { name: `${member.name} ${member.surname}` })}</p>
          <p>{t('memberNumber', { number: formatMemberNumber(member.memberNumber, club) })}</p>
          {links.length > 0 && (
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          )}
          <SignOutForm {...signOut} />
        </Member>
      ) : (
        <>
          <p>{t('required')}</p>
          <SignInForm {...form} />
        </>
      )}
    </Dialog>
  );
}

/** Focuses the username, unless the visitor has already moved to another control of the form. */
function focusUsername(dialog: HTMLDialogElement | null): void {
  if (dialog?.querySelector('form')?.contains(document.activeElement)) return;
  dialog?.querySelector<HTMLInputElement>(`input[name=${signInFields.username}]`)?.focus();
}
