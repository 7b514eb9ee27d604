'use client';

import { useT } from '@jalon/i18n/react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { useMergedRef } from '../../internal/hooks/use-merged-ref.ts';
import type { AlertVariant } from '../alert/index.ts';
import { alertsBannerMessages } from './alerts-banner.messages.ts';
import { BannerAlert, Root } from './alerts-banner.styles.ts';

export interface BannerNotice {
  /** Unique among the notices; passed to `onDismiss`. */
  id: string;
  variant?: AlertVariant;
  title?: ReactNode;
  content?: ReactNode;
  /** Cannot be closed: for emergencies. */
  permanent?: boolean;
}

export interface AlertsBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Most important first. The host leaves out those that the visitor closed during this session. */
  notices: readonly BannerNotice[];
  /** Called with the `id` of the notice that was closed, so that the host can remember it. */
  onDismiss?: (id: string) => void;
}

/**
 * Site-wide notices at the top of the page: a `<section>` with an accessible name and a full-width list
 * of `Alert`s. Renders nothing without notices.
 *
 * A closed notice is removed immediately. The focus moves to the close button of the next one, or to the section itself
 * after the last, so that the next Tab continues from there.
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
