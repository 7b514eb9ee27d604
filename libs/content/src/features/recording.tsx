import { useLocale, useT } from '@jalon/i18n/react';
import { mediaPath } from '../pages/picture-files.ts';
import type { ViewOf } from '../view/view.ts';
import { Framed } from './framed.tsx';
import { recordingMessages } from './recording.messages.ts';
import { Note, Player } from './recording.styles.ts';

/** A browser does not load a file of a type that it can’t play. */
const types: Readonly<Record<string, string>> = { mp3: 'audio/mpeg', mp4: 'video/mp4', webm: 'video/webm' };
const endingOf = (file: string) => file.slice(file.lastIndexOf('.') + 1);

/**
 * A video or a podcast in the browser's own player, which needs no script. It is loaded only when someone plays
 * it, in the first format that the browser plays. A podcast is a `<video>` too: browsers show no captions in an `<audio>`.
 */
export function Recording({ label, src, fallback, captions, poster, note, ...feature }: ViewOf<'recording'>) {
  const t = useT(recordingMessages);
  const locale = useLocale();
  return (
    <Framed {...feature} width="text">
      <Player
        data-surface="primary"
        aria-label={label}
        poster={poster.src.startsWith(mediaPath) ? `${poster.src}?w=1280` : poster.src}
        controls
        playsInline
        preload="none"
      >
        {[src, fallback].map((file) => file && <source key={file} src={file} type={types[endingOf(file)]} />)}
        <track kind="captions" src={captions} srcLang={locale} label={t('captions')} default />
      </Player>
      {note && <Note>{note}</Note>}
    </Framed>
  );
}
