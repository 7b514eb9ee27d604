'use client';

import { useState } from 'react';
import { VideoFrame, type VideoProps } from './video-frame.tsx';
import { VideoPoster } from './video-poster.tsx';

/** A video that loads nothing from its provider until it is pressed. */
export function Video(props: VideoProps) {
  const [playing, setPlaying] = useState(false);
  return playing ? <VideoFrame {...props} /> : <VideoPoster {...props} onPlay={() => setPlaying(true)} />;
}
