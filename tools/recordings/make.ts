import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { scenes as battery } from './boost-a-battery.ts';
import { captionsOf } from './captions.ts';
import { scenes as wheel } from './change-a-wheel.ts';
import { type Moment, picture, type Scene, size } from './drawing.ts';
import { type Speech, sampleRate, speak, type TimedSentence } from './speech.ts';
import { type Locale, transcriptOf } from './transcript.ts';

// Makes the podcasts and videos of the content, with their captions; see apps/site/content/media/README.md.

const content = resolve(import.meta.dirname, '../../apps/site/content');
const media = join(content, 'media');

interface Recording {
  readonly folder: 'podcasts' | 'videos';
  /** A drawing for each section; a podcast has none. */
  readonly scenes?: readonly Scene[];
  /** The sections, and the progress in each, of which pictures are made. */
  readonly pictures?: readonly (readonly [section: number, progress: number])[];
}

const recordings: Readonly<Record<string, Recording>> = {
  'night-shift': { folder: 'podcasts' },
  'older-drivers': { folder: 'podcasts' },
  'boost-a-battery': { folder: 'videos', scenes: battery, pictures: [[1, 1]] },
  'change-a-wheel': {
    folder: 'videos',
    scenes: wheel,
    pictures: [
      [4, 1],
      [1, 0.5],
      [2, 0.65],
      [3, 0.4],
    ],
  },
};

const locales: readonly Locale[] = ['fr', 'en'];
const framesPerSecond = 8;
const [only, onlyLocale] = process.argv.slice(2);
for (const [name, recording] of Object.entries(recordings)) {
  if (only && only !== name) continue;
  for (const locale of locales) {
    if (!onlyLocale || onlyLocale === locale) await make(name, locale, recording);
  }
  for (const [index, [section, progress]] of (recording.pictures ?? []).entries()) {
    const svg = frame(recording.scenes ?? [], { section, progress, paragraph: 9, part: 1, time: 1 });
    const file = join(media, `${name}${index === 0 ? '' : `-${index}`}.webp`);
    await sharp(Buffer.from(svg), { density: 72 * 2 })
      .webp({ quality: 90 })
      .toFile(file);
  }
}

async function make(name: string, locale: Locale, { folder, scenes }: Recording): Promise<void> {
  const speech = speak(transcriptOf(join(content, 'advice', folder, `${name}.${locale}.md`), locale), locale);
  writeFileSync(join(media, `${name}.${locale}.vtt`), captionsOf(speech.sentences));
  const scratch = mkdtempSync(join(tmpdir(), 'jalon-recording-'));
  try {
    const sound = join(scratch, 'sound.s16');
    writeFileSync(sound, speech.samples);
    const file = join(media, `${name}.${locale}.webm`);
    const soundIn = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', sound];
    const soundOut = ['-c:a', 'libopus', '-b:a', '16k', '-application', 'voip'];
    const { width, height } = size;
    const framesIn = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i pipe:0`.split(
      ' ',
    );
    const framesOut =
      '-c:v libvpx-vp9 -pix_fmt yuv420p -b:v 0 -crf 48 -deadline good -cpu-used 5 -g 240'.split(' ');
    const ffmpeg = spawn(
      'ffmpeg',
      [
        '-y',
        '-loglevel',
        'error',
        ...(scenes ? framesIn : []),
        ...soundIn,
        ...(scenes ? framesOut : []),
        ...soundOut,
        file,
      ],
      { stdio: ['pipe', 'inherit', 'inherit'] },
    );
    const ended = once(ffmpeg, 'exit');
    for (const moment of scenes ? momentsOf(speech) : []) {
      const raw = await sharp(Buffer.from(frame(scenes ?? [], moment)))
        .resize(width, height)
        .removeAlpha()
        .raw()
        .toBuffer();
      if (!ffmpeg.stdin.write(raw)) await once(ffmpeg.stdin, 'drain');
    }
    ffmpeg.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error(`ffmpeg failed on ${name}.${locale}`);
    const seconds = Math.round(speech.samples.length / sampleRate);
    console.log(`${name}.${locale}: ${seconds} s, ${Math.round(statSync(file).size / 1024)} kB`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function frame(scenes: readonly Scene[], moment: Moment): string {
  return picture(scenes[moment.section]?.(moment) ?? '');
}

/** Every frame of a video, with the sentence that is read meanwhile. */
function* momentsOf({ samples, sentences }: Speech): Generator<Moment> {
  const seconds = samples.length / sampleRate;
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    const time = index / framesPerSecond;
    const sentence = sentences.findLast(({ start }) => start <= time) ?? sentences[0];
    if (!sentence) return;
    const { section, paragraph } = sentence;
    const inSection = sentences.filter((one) => one.section === section);
    const share = (part: readonly TimedSentence[]) => {
      const [from = 0, to = 0] = [part[0]?.start, part.at(-1)?.end];
      return Math.min(1, Math.max(0, (time - from) / (to - from)));
    };
    yield {
      section,
      paragraph,
      progress: share(inSection),
      part: share(inSection.filter((one) => one.paragraph === paragraph)),
      time,
    };
  }
}
