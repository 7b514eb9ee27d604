'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { ChevronLeftIcon } from '../../foundations/icons/generated/modules/chevron-left.tsx';
import { ChevronRightIcon } from '../../foundations/icons/generated/modules/chevron-right.tsx';
import { PlayIcon } from '../../foundations/icons/generated/modules/play.tsx';
import { galleryLimits } from '../../internal/limits.ts';
import { VideoFrame } from '../../internal/video/video-frame.tsx';
import { VideoPoster } from '../../internal/video/video-poster.tsx';
import { galleryMessages } from './gallery.messages.ts';
import { Bar, Root, Slide, Slides, Step, Thumbnails } from './gallery.styles.ts';
import { useGallery } from './use-gallery.ts';

export interface GalleryImage {
  src: string;
  alt: string;
}

export interface GalleryVideo {
  youtubeId: string;
  /** What the video shows. */
  title?: string;
}

export type GalleryItem = GalleryImage | GalleryVideo;

export interface GalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  items: readonly GalleryItem[];
  /** What the gallery shows. @default “Gallery” in the page’s language */
  label?: string;
  /**
   * Returns the address of an image at 1280 by 720 and quality 60. @default the address, unchanged
   */
  imageAddress?: (src: string, size: { width: number; height: number; quality: number }) => string;
}

/**
 * Pictures and videos in a row that scrolls and snaps, with thumbnails, four in view, 20 px apart. A
 * video is a link until it is pressed; it then plays there, and is unloaded when it leaves the view. A `<section>` whose row takes the focus, so that arrow keys scroll
 * it, with or without JavaScript. State in CSS: `aria-current` on a thumbnail.
 */
export function Gallery({ items, label, imageAddress = (src) => src, ...props }: GalleryProps) {
  const t = useT(galleryMessages);
  const { active, playing, play, show, slides, thumbnails } = useGallery(items.length);
  const total = items.length;
  const { width, height, quality } = galleryLimits;
  const position = (index: number) => t('position', { index: index + 1, total });
  const address = (src: string) => imageAddress(src, { width, height, quality });
  return (
    <Root aria-label={label ?? t('gallery')} {...props}>
      <Slides ref={slides} role="group" aria-label={t('slides')} tabIndex={0}>
        {items.map((item, index) => (
          <Slide key={keyOf(item)} role="group" aria-label={position(index)}>
            {'src' in item ? (
              <img
                src={address(item.src)}
                alt={item.alt}
                width={width}
                height={height}
                loading={index === 0 ? undefined : 'lazy'}
                decoding="async"
              />
            ) : playing && index === active ? (
              <VideoFrame {...item} />
            ) : (
              <VideoPoster {...item} onPlay={() => play(index)} />
            )}
          </Slide>
        ))}
      </Slides>
      {total > 1 && (
        <>
          <Bar>
            <span role="status">{position(active)}</span>
            <Step
              type="button"
              aria-label={t('previous')}
              aria-disabled={active === 0}
              onClick={() => show(active - 1)}
            >
              <ChevronLeftIcon />
            </Step>
            <Step
              type="button"
              aria-label={t('next')}
              aria-disabled={active === total - 1}
              onClick={() => show(active + 1)}
            >
              <ChevronRightIcon />
            </Step>
          </Bar>
          <Thumbnails ref={thumbnails}>
            {items.map((item, index) => (
              <button
                key={keyOf(item)}
                type="button"
                data-surface="primary"
                aria-label={t('show', {
                  index: index + 1,
                  title: 'src' in item ? item.alt : (item.title ?? ''),
                })}
                aria-current={index === active}
                onClick={() => show(index)}
              >
                {'src' in item ? (
                  <img src={address(item.src)} alt="" width={width} height={height} loading="lazy" />
                ) : (
                  <PlayIcon size="large" />
                )}
              </button>
            ))}
          </Thumbnails>
        </>
      )}
    </Root>
  );
}

const keyOf = (item: GalleryItem): string => ('src' in item ? item.src : item.youtubeId);
