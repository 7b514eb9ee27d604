// Some of Orca's speech depends on the machine's load: how far a page has loaded, the mode of the keyboard, which lists
// and landmarks the reading leaves, the role of the skip link, and how much of the page is read before the next key.
// Transcripts are compared without these parts.

const passing = [
  /^(Chargement|La page possède|Mode (focus|navigation)|sortie d)/,
  /^(Loading|Finished loading|Page has|(Focus|Browse) mode|leaving )/,
  /^Chromium|document web\.$/,
];
/** Said when a page is complete: Orca then reads it from the start, even if it had already begun. */
export const complete = /^(Chargement de .* terminé|Finished loading)/;
const skipLink = /^(Aller au contenu|Skip to content)(?: lien| link)?\.?$/;
const role = /^(lien|link)$/;

/** A form is sent: the errors are read in any order, whole or in parts, and its progress only if it takes long. A part
 * ends with Orca's full stop, a whole one without. */
const sends = 'sends the form';
const ofProgress = /…$|^(cliquable|clickable)\.$/;

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
      const said = reading
        .filter((line) => !passing.some((pattern) => pattern.test(line)))
        .filter((line, index, all) => !(role.test(line) && skipLink.test(all[index - 1] ?? '')))
        .map((line) => line.replace(skipLink, '$1'));
      return { does, said: does === sends ? inOrder(said) : said };
    });
}

function inOrder(said: readonly string[]): string[] {
  const whole = said.filter((line) => !ofProgress.test(line)).map((line) => line.replace(/^• |\.$/g, ''));
  return [...new Set(whole)].sort();
}

/** Describes the first difference between the transcript and the new speech. */
export function firstDifference(before: string, now: string): string | undefined {
  const known = stepsOf(before);
  const steps = stepsOf(now);
  for (const [place, { does, said }] of steps.entries()) {
    const step = known[place];
    if (step?.does !== does) return `step ${place + 1}: “${does}” instead of “${step?.does ?? 'the end'}”`;
    // The next key stops the reading.
    const length =
      does === sends || does.startsWith('opens ')
        ? Math.max(said.length, step.said.length)
        : Math.max(1, Math.min(said.length, step.said.length));
    for (let line = 0; line < length; line += 1) {
      const [one = 'nothing', other = 'nothing'] = [said[line], step.said[line]];
      if (one !== other) return `step ${place + 1}, ${does}: “${one}” instead of “${other}”`;
    }
  }
  return steps.length < known.length ? `step ${steps.length + 1}: the end` : undefined;
}
