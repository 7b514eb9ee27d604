'use client';

import { useLocale } from '@jalon/i18n/react';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useMember } from '../member/use-member.tsx';
import { checkMaintenance } from '../sign-in/check-maintenance.ts';
import { signInFields } from '../sign-in/form-post.ts';
import { MemberLink } from '../sign-in/member-link/member-link.tsx';
import { readPanelRequest } from '../sign-in/panel-request.ts';
import { loadPanel } from './load-panel.ts';
import type { MemberPanelProps } from './member-panel.tsx';

/** Before a press; without the network, the press tries again. */
const preloadPanel = () => void loadPanel().catch(() => {});
const MemberPanel = lazy(() => loadPanel().then((module) => ({ default: module.MemberPanel })));

export interface MemberAccessProps
  extends Pick<
    MemberPanelProps,
    'signInPath' | 'sessionPath' | 'forgottenPath' | 'returnPath' | 'links' | 'memberNumberPrefix'
  > {
  /** The member area: the address of the link for members without JavaScript. */
  areaPath: string;
}

/**
 * The member’s link in the header and the panel that it opens, also for `sp` in the address. Without JavaScript, or
 * while the panel can’t be loaded, it is a link to the sign-in page or the member area.
 */
export function MemberAccess({ areaPath, ...panel }: MemberAccessProps) {
  const locale = useLocale();
  const { member } = useMember();
  const [checking, setChecking] = useState(false);
  const [open, setOpen] = useState<boolean>();
  const link = useRef<HTMLAnchorElement>(null);

  const { returnPath } = panel;
  const signInAddress = returnPath
    ? `${panel.signInPath}?${new URLSearchParams({ [signInFields.returnPath]: returnPath })}`
    : panel.signInPath;
  const address = member ? areaPath : signInAddress;

  /** A visitor’s panel opens after the maintenance check. */
  async function connect(): Promise<void> {
    // The network may be down, or a newer version of the host may have other files.
    const loaded = loadPanel().then(
      () => undefined,
      () => address,
    );
    const elsewhere = (!member && (await checkMaintenance(locale))) || (await loaded);
    setChecking(false);
    if (elsewhere) location.assign(elsewhere);
    else setOpen(true);
  }

  useEffect(() => {
    const request = readPanelRequest(new URL(location.href));
    if (!request) return;
    history.replaceState(history.state, '', request.rest);
    // In a microtask, because opening sets state, which an effect should not.
    if (request.opens) queueMicrotask(connect);
  });

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // A press that opens a new tab follows the link.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (checking) return;
    setChecking(!member);
    connect();
  }

  return (
    <>
      <MemberLink
        ref={link}
        href={address}
        member={member}
        busy={checking}
        aria-haspopup="dialog"
        data-opens="member-panel"
        onClick={onClick}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
      />
      {open !== undefined && (
        <Suspense>
          <MemberPanel
            {...panel}
            member={member}
            open={open}
            onOpenChange={(isOpen) => {
              setOpen(isOpen);
              // A panel opened by the address has no opener for the focus to return to.
              if (!isOpen && document.activeElement === document.body) link.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
