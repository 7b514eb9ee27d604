// Some of Orca's speech depends on the machine's load: how far a page has loaded, the mode of the keyboard, which lists
// and landmarks the reading leaves, and how much of the page is read before the next key. Transcripts are compared
// without these parts.

const passing = [
  /^(Chargement|La page possède|Mode (focus|navigation)|sortie d)/,
  /^(Loading|Finished loading|Page has|(Focus|Browse) mode|leaving )/,
  /^Chromium|document web\.$/,
];
/** Said when a page is complete: Orca then reads it from the start, even if it had already begun. */
const complete = /^(Chargement de .* terminé|Finished loading)/;

interface Step {
  readonly does: string;
  readonly said: readonly string[];
}

function stepsOf(transcript: string): Step[] {
  return transcript
    .split(/^# /m)
    .slice(1)
    .map((step) => {
      const [does = '', ...lines] = step.split('\n').filter((line) => line !== '');
      const reading = lines.slice(lines.findLastIndex((line) => complete.test(line)) + 1);
      return { does, said: reading.filter((line) => !passing.some((pattern) => pattern.test(line))) };
    });
}

/** Describes the first difference between the transcript and the new speech. */
export function firstDifference(before: string, now: string): string | undefined {
  const known = stepsOf(before);
  const steps = stepsOf(now);
  for (const [place, { does, said }] of steps.entries()) {
    const step = known[place];
    if (step?.does !== does) return `step ${place + 1}: “${does}” instead of “${step?.does ?? 'the end'}”`;
    // The next key stops the reading.
    const length = does.startsWith('opens ')
      ? Math.max(said.length, step.said.length)
      : Math.max(1, Math.min(said.length, step.said.length));
    for (let line = 0; line < length; line += 1) {
      const [one = 'nothing', other = 'nothing'] = [said[line], step.said[line]];
      if (one !== other) return `step ${place + 1}, ${does}: “${one}” instead of “${other}”`;
    }
  }
  return steps.length < known.length ? `step ${steps.length + 1}: the end` : undefined;
}
