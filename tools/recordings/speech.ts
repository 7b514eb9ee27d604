import { execFileSync } from 'node:child_process';
import type { Locale, Sentence } from './transcript.ts';

/** Of eSpeak NG's voices. */
export const sampleRate = 22_050;

export interface TimedSentence extends Sentence {
  /** In seconds. */
  readonly start: number;
  readonly end: number;
}

export interface Speech {
  readonly samples: Int16Array;
  readonly sentences: readonly TimedSentence[];
}

interface Voice {
  /** A variant of eSpeak NG. */
  readonly variant: string;
  /** 0 to 99. */
  readonly pitch: number;
  /** Words a minute. */
  readonly speed: number;
}

const narrator: Voice = { variant: 'f2', pitch: 45, speed: 160 };
const voices: Readonly<Record<string, Voice>> = {
  Luc: { variant: 'm3', pitch: 30, speed: 165 },
  Rita: { variant: 'f4', pitch: 38, speed: 145 },
  Amélie: { variant: 'f3', pitch: 62, speed: 165 },
};
const languages: Readonly<Record<Locale, string>> = { fr: 'fr', en: 'en-us' };

/** Texts that a synthetic voice reads wrongly. */
const spoken: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/(\d+)\sh\b/g, '$1 heures'],
    [/(\d+)\sV\b/g, '$1 volts'],
    [/(\d+)\skm\b/g, '$1 kilomètres'],
    [/SAAQ/g, 'S A A Q'],
    [/\(\+\)|\(−\)/g, ''],
  ],
  en: [
    [/(\d+)\sV\b/g, '$1 volts'],
    [/(\d+)\skm\b/g, '$1 kilometres'],
    [/SAAQ/g, 'S A A Q'],
    [/\(\+\)|\(−\)/g, ''],
  ],
};

/** Reads the sentences aloud, with pauses, and three notes before each section. */
export function speak(sentences: readonly Sentence[], locale: Locale): Speech {
  const parts: Int16Array[] = [];
  const timed: TimedSentence[] = [];
  let length = 0;
  const add = (part: Int16Array) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1];
    if (sentence.paragraph === -1) add(notes());
    else add(silence(before?.paragraph === sentence.paragraph ? 0.2 : 0.5));
    const start = length / sampleRate;
    add(synthesized(sentence, locale));
    timed.push({ ...sentence, start, end: length / sampleRate });
  }
  add(silence(0.6));
  const samples = new Int16Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, sentences: timed };
}

function synthesized({ text, speaker = '' }: Sentence, locale: Locale): Int16Array {
  const { variant, pitch, speed } = voices[speaker] ?? narrator;
  const read = spoken[locale].reduce((words, [from, to]) => words.replace(from, to), text);
  const voice = `${languages[locale]}+${variant}`;
  const wave = execFileSync('espeak-ng', [
    ...['-v', voice, '-p', String(pitch), '-s', String(speed), '--stdout', '--'],
    read,
  ]);
  // A header of 44 bytes, then the samples.
  return new Int16Array(wave.buffer.slice(wave.byteOffset + 44, wave.byteOffset + (wave.length & ~1)));
}

const silence = (seconds: number) => new Int16Array(Math.round(seconds * sampleRate));

/** A pause with a low, a middle and a high note. */
function notes(): Int16Array {
  const part = silence(1.5);
  for (const [index, frequency] of [392, 494, 587].entries()) {
    const first = Math.round((0.4 + index * 0.16) * sampleRate);
    for (let i = 0; i < 0.5 * sampleRate; i += 1) {
      const seconds = i / sampleRate;
      const tone = Math.sin(2 * Math.PI * frequency * seconds) * Math.exp(-7 * seconds);
      part[first + i] = (part[first + i] ?? 0) + Math.round(4_000 * tone);
    }
  }
  return part;
}
