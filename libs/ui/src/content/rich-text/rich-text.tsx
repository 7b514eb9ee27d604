import { type ComponentPropsWithRef, createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { Video } from '../../internal/video/video.tsx';
import { parseRichText, type RichNode } from './parse-rich-text.ts';
import { Root } from './rich-text.styles.ts';
import { TableFrame } from './table-frame.tsx';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * HTML from a content system. Kept: paragraphs, headings 2 to 6, lists, tables, quotations, figures, pictures, links
   * to `http`, `https`, `mailto`, `tel` and `sms`, emphasis, and a video’s `<iframe>` from the provider’s embed path, which
   * is loaded only when someone plays it. Everything else is removed: scripts, styles, forms, events, ids, classes.
   */
  html: string;
  /** `small` for legal notes. @default text */
  size?: 'text' | 'small';
}

/**
 * Free text from a content system. It is parsed into React elements and never set as HTML, so that only allowed
 * elements are rendered. A `<div data-size>`; its links go through the `LinkProvider`.
 */
export function RichText({ html, size = 'text', ...props }: RichTextProps) {
  return (
    <Root data-size={size} {...props}>
      {createElement(Fragment, null, ...parseRichText(html).map(render))}
    </Root>
  );
}

// Children are passed as arguments: an array of them would need keys.
function render(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, props, children } = node;
  if (tag === 'iframe') return <Video youtubeId={String(props.youtubeId)} title={props.title as string} />;
  const type = tag === 'a' && props.href ? Link : tag;
  const element = createElement(type as 'a', props, ...children.map(render));
  return tag === 'table' ? <TableFrame>{element}</TableFrame> : element;
}
