import type { Locale } from '@jalon/i18n';
import { useState } from 'react';
import { usePageGlobal } from './page-locale.tsx';
import { stateParameter } from './state-frame.ts';

/** Smaller than life, so that a form's fields have their usual width; in pixels of the frame. */
const scale = 0.6;
const lowest = 96;
const highest = 1_400;

interface StoryFrameProps {
  /** For screen readers. */
  title: string;
  /** The id of the story. */
  story: string;
  locale: Locale;
  brand: string;
}

/** A story after its interactions, in a frame as high as its content. */
export function StoryFrame({ title, story, locale, brand }: StoryFrameProps) {
  const scheme = String(usePageGlobal('scheme') ?? 'light');
  const [height, setHeight] = useState(lowest);
  return (
    <iframe
      title={title}
      src={`iframe.html?${new URLSearchParams({
        viewMode: 'story',
        id: story,
        globals: `locale:${locale};brand:${brand};scheme:${scheme}`,
        [stateParameter]: '',
      })}`}
      loading="lazy"
      onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
        if (!contentDocument || !contentWindow) return;
        const measure = () => setHeight(Math.min(Math.max(contentHeight(contentDocument), lowest), highest));
        new ResizeObserver(measure).observe(contentDocument.body);
        // A dialog is no part of the body's height.
        new MutationObserver(measure).observe(contentDocument.body, {
          attributes: true,
          childList: true,
          subtree: true,
        });
        measure();
      }}
      style={{ border: '1px solid #d8d0bf', borderRadius: 4, height, inlineSize: '100%', zoom: scale }}
    />
  );
}

function contentHeight(page: Document): number {
  const dialogs = [...page.querySelectorAll('dialog[open], :popover-open')];
  const bottoms = dialogs.map((dialog) => dialog.scrollHeight + 48);
  return Math.max(page.body.scrollHeight, ...bottoms);
}
