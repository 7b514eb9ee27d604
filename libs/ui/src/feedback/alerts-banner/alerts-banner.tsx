'use client';

import { useT } from '@jalon/i18n/react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { useMergedRef } from '../../internal/hooks/use-merged-ref.ts';
import type { AlertVariant } from '../alert/index.ts';
import { alertsBannerMessages } from './alerts-banner.messages.ts';
import { BannerAlert, Root } from './alerts-banner.styles.ts';

export interface BannerNotice {
  /** Tells it from the others; given to `onDismiss`. */
  id: string;
  variant?: AlertVariant;
  title?: ReactNode;
  content?: ReactNode;
  /** Stays for everyone: an emergency that nobody may close. */
  permanent?: boolean;
}

export interface AlertsBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** In the order of their importance. A host leaves out those that the visitor has closed in this session. */
  notices: readonly BannerNotice[];
  /** Called with the `id` of the notice that the visitor closes, for the host to remember. */
  onDismiss?: (id: string) => void;
}

/**
 * What the whole site has to say, above everything (site spec §2): a `<section>` that is named for screen readers, with
 * a list of `Alert`s from edge to edge. Nothing at all without a notice.
 *
 * A closed notice goes at once. The focus then stands on the button of the next one, or on the section itself when it
 * was the last, so that the next Tab goes on from there.
 *
 * | key | does |
 * |---|---|
 * | Tab | goes to the links and buttons of each notice |
 * | Enter, Space on the button | close the notice |
 *
 * Tried in Chromium with the keyboard; not yet with a screen reader.
 */
export function AlertsBanner({ notices, onDismiss, ref, ...props }: AlertsBannerProps) {
  const t = useT(alertsBannerMessages);
  const section = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const root = useMergedRef(section, ref);
  const shown = notices.filter(({ id }) => !closed.has(id));
  if (notices.length === 0 && closed.size === 0) return null;

  function dismiss(id: string, place: number) {
    const items = [...(section.current?.querySelectorAll('li') ?? [])];
    const next = [...items.slice(place + 1), ...items.slice(0, place).reverse()]
      .map((item) => item.querySelector<HTMLElement>(':scope > div > button'))
      .find((button) => button !== null);
    (next ?? section.current)?.focus();
    setClosed(new Set([...closed, id]));
    onDismiss?.(id);
  }

  return (
    <Root tabIndex={-1} aria-label={t('label')} {...props} ref={root}>
      {shown.length > 0 && (
        <ul>
          {shown.map(({ id, permanent, content, ...notice }, place) => (
            <li key={id}>
              <BannerAlert {...notice} onDismiss={permanent ? undefined : () => dismiss(id, place)}>
                {content}
              </BannerAlert>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
