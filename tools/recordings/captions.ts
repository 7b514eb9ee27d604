import type { TimedSentence } from './speech.ts';

/** The length of a readable caption: two lines of 42 characters. */
const longestCue = 84;

/** The captions of a recording as WebVTT. A long sentence has several cues, timed by their number of characters. */
export function captionsOf(sentences: readonly TimedSentence[]): string {
  const cues = sentences.flatMap(({ text, speaker, start, end }) => {
    let at = start;
    return chunksOf(text).map((chunk) => {
      const from = at;
      at += (end - start) * (chunk.length / text.length);
      const voice = speaker ? `<v ${speaker}>` : '';
      return `${timestamp(from)} --> ${timestamp(Math.min(at, end))}\n${voice}${escaped(chunk)}\n`;
    });
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Parts of about the same length, cut between words. */
function chunksOf(text: string): string[] {
  const count = Math.ceil(text.length / longestCue);
  const chunks: string[] = [''];
  for (const word of text.split(' ')) {
    const last = chunks.at(-1) ?? '';
    const full = last.length >= text.length / count || last.length + word.length >= longestCue;
    if (full) chunks.push(word);
    else chunks[chunks.length - 1] = last ? `${last} ${word}` : word;
  }
  return chunks;
}

function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
