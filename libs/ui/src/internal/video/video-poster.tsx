'use client';

import { useT } from '@jalon/i18n/react';
import type { MouseEvent } from 'react';
import { PlayIcon } from '../../foundations/icons/generated/modules/play.tsx';
import { videoMessages } from './video.messages.ts';
import { Poster } from './video.styles.ts';
import { watchAddress } from './video-addresses.ts';
import type { VideoProps } from './video-frame.tsx';

export interface VideoPosterProps extends VideoProps {
  onPlay: () => void;
}

/**
 * What is shown before a video plays. It loads nothing from the provider: a link to the video’s page, which calls
 * `onPlay` instead when there is a script.
 */
export function VideoPoster({ youtubeId, title = '', onPlay }: VideoPosterProps) {
  const t = useT(videoMessages);
  const play = (event: MouseEvent) => {
    // With one of these keys, the link opens in a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <Poster data-surface="primary" href={watchAddress(youtubeId)} data-opens="video" onClick={play}>
      <PlayIcon size="x-large" />
      {t('watch', { title })}
    </Poster>
  );
}
