// Orca also says what depends on how busy the machine is: how far a page has loaded, in which mode the keyboard is, which
// lists and landmarks it leaves, and how much of the page it reads before the next key. Transcripts are compared
// without that.

const passing = [
  /^(Chargement|La page possède|Mode (focus|navigation)|sortie d)/,
  /^(Loading|Finished loading|Page has|(Focus|Browse) mode|leaving )/,
  /^Chromium|document web\.$/,
];
/** Said when a page is complete: Orca then reads it from the start, again if it had begun. */
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

/** The first difference between what was said before and what is said now, in words. */
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
