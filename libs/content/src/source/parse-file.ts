import type { Locale } from '@jalon/i18n';
import { parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { type Feature, features, isModelId, type UnknownFeature } from '../model/features.ts';
import { groupFields } from '../model/page.ts';
import { foreignPicture, hasForeignPicture, markdownSections } from '../text/markdown.ts';
import { typography, typographyOf } from '../text/typography.ts';
import type { Block, ContentProblem } from './content-source.ts';

// zod/mini has no messages.
const inEnglish = { error: z.locales.en().localeError };

/** Reports a mistake at a path of the current file. */
export type Report = (path: readonly PropertyKey[], reason: string) => void;

/** A file of content: its fields, and the text below them. */
export interface ParsedFile {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export function reporter(file: string, problems: ContentProblem[]): Report {
  return (path, reason) => problems.push({ file, path: path.join('.'), reason });
}

/** Reads YAML, or Markdown below YAML between two lines of `---`. After a mistake in the YAML, the readable part is kept. */
export function parseFile(text: string, locale: Locale, report: Report): ParsedFile {
  const [, front, body = ''] = /^---\r?\n([\s\S]*?\r?\n)---\r?\n?([\s\S]*)$/.exec(text) ?? [undefined, text];
  const document = parseDocument(front ?? '');
  for (const { message } of document.errors) report([], message.split('\n')[0] ?? message);
  let fields: unknown;
  try {
    fields = document.toJS();
  } catch (error) {
    report([], String(error));
  }
  return {
    fields: isRecord(fields) ? (typographyOf(fields, locale) as Record<string, unknown>) : {},
    body: typography(body, locale),
  };
}

/** The valid fields. Invalid ones are reported and left out. */
export function parseFields<T extends Record<string, z.ZodMiniType>>(
  rules: T,
  fields: Readonly<Record<string, unknown>>,
  report: Report,
): { [K in keyof T]: z.infer<T[K]> | undefined } {
  const read = Object.entries(rules).map(([name, rule]) => {
    const { data, error } = z.safeParse(rule, fields[name], inEnglish);
    for (const issue of error?.issues ?? []) reportIssue(issue, [name], report);
    return [name, data] as const;
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: z.infer<T[K]> | undefined;
  };
}

/** A document whose parts depend on each other: a mistake drops all of it. */
export function parseWhole<T extends z.ZodMiniType>(
  rule: T,
  value: unknown,
  report: Report,
): z.infer<T> | undefined {
  const { data, error } = z.safeParse(rule, value, inEnglish);
  for (const issue of error?.issues ?? []) reportIssue(issue, [], report);
  return data;
}

/** The valid features; invalid ones are reported and left out. */
export function parseFeatures(value: unknown, path: readonly PropertyKey[], report: Report) {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report(path, 'must be a list of features');
    return [];
  }
  return value.flatMap((item, index) => parseFeature(item, [...path, index], report) ?? []);
}

export function parseBlocks(value: unknown, report: Report): Block[] {
  if (!Array.isArray(value)) return parseFeatures(value, ['blocks'], report);
  return value.flatMap((item, index): Block | readonly Block[] => {
    const path = ['blocks', index];
    if (!isRecord(item) || !('features' in item)) return parseFeature(item, path, report) ?? [];
    // Editors store the kind of each block.
    const { features: members, modelId: _, ...fields } = item;
    const at: Report = (rest, reason) => report([...path, ...rest], reason);
    unknownFields(fields, groupFields, at);
    return {
      ...parseFields(groupFields, fields, at),
      features: parseFeatures(members, [...path, 'features'], report),
    } as Block;
  });
}

export function parseFeature(
  value: unknown,
  path: readonly PropertyKey[],
  report: Report,
): Feature | UnknownFeature | undefined {
  if (!isRecord(value) || typeof value.modelId !== 'string') {
    report(path, 'must be a feature with a modelId');
    return undefined;
  }
  const { modelId, ...fields } = value;
  if (!isModelId(modelId)) {
    report([...path, 'modelId'], `no feature has the model id "${modelId}"`);
    return { modelId: 'unknown', name: modelId };
  }
  const { data, error } = z.safeParse(features[modelId], fields, inEnglish);
  for (const issue of error?.issues ?? []) reportIssue(issue, path, report);
  return data && ({ ...data, modelId } as Feature);
}

/** The text below the fields: one free text for each heading of level 2. */
export function bodyFeatures(body: string, report: Report): Feature[] {
  return markdownSections(body).map(({ heading, html }) => {
    if (hasForeignPicture(html)) report(['body'], foreignPicture);
    return { modelId: 'free-text', heading, content: html };
  });
}

export function unknownFields(fields: object, rules: object, report: Report): void {
  for (const name of Object.keys(fields)) {
    if (!(name in rules)) report([name], 'is not a field of this');
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reports the closest branch of a union, which is the one with the fewest mistakes. */
function reportIssue(issue: z.core.$ZodIssue, path: readonly PropertyKey[], report: Report): void {
  const here = [...path, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
    report(here, reasonOf(issue));
    return;
  }
  const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  for (const inner of closest) reportIssue(inner, here, report);
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `has the unknown fields ${issue.keys.join(', ')}`;
  // The input is not in the issue.
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return `is missing, must be ${issue.expected}`;
  return issue.message;
}
