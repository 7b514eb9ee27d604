'use client';

import { useT } from '@jalon/i18n/react';
import { videoMessages } from './video.messages.ts';
import { Frame } from './video.styles.ts';
import { embedAddress } from './video-addresses.ts';

export interface VideoProps {
  /** The provider’s video id. */
  youtubeId: string;
  /** The title of the video. @default “Video” in the page’s language */
  title?: string | undefined;
}

/** The player of a video, in place of the `VideoPoster` that was pressed: it takes the focus and plays. */
export function VideoFrame({ youtubeId, title }: VideoProps) {
  const t = useT(videoMessages);
  return (
    <Frame
      ref={focus}
      data-surface="primary"
      src={embedAddress(youtubeId)}
      title={title || t('video')}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function focus(frame: HTMLIFrameElement | null) {
  frame?.focus({ preventScroll: true });
}
