'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { videoMessages } from './video.messages.ts';
import { Frame } from './video.styles.ts';
import { embedAddress } from './video.ts';

export interface VideoFrameProps extends ComponentPropsWithRef<'iframe'> {
  /** The provider’s video id. */
  youtubeId: string;
  /** The title of the video. Default “Video” in the page’s language. */
  title?: string;
}

/** A 16:9 video: an `<iframe>` that loads when it comes near. */
export function VideoFrame({ youtubeId, title, ...props }: VideoFrameProps) {
  const t = useT(videoMessages);
  return (
    <Frame
      src={embedAddress(youtubeId)}
      title={title || t('video')}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      {...props}
    />
  );
}
