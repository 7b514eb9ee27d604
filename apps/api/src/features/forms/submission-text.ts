import type { HandledForm } from './handled-forms.ts';
import { type DeliveryRow, type ListedSubmission, stateOf } from './submission-list.ts';

// What an operator reads.

export function nameOf(formId: number, forms: readonly HandledForm[]): string {
  return `${formId} ${forms.find(({ id }) => id === formId)?.name ?? ''}`.trim();
}

/** To the minute, in UTC. */
export function minute(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}

export function dueOf({ dueAt, answeredAt, outcome }: ListedSubmission): string {
  if (answeredAt) return `${outcome}, ${minute(answeredAt)}`;
  if (!dueAt) return '';
  return `by ${minute(dueAt)}${dueAt.getTime() < Date.now() ? ' OVERDUE' : ''}`;
}

export function deliveriesOf({ deliveries, isUnread }: ListedSubmission): string {
  const told = deliveries.map((delivery) => `${delivery.channel} ${stateOf(delivery)}`);
  return [...told, ...(isUnread ? ['unread'] : [])].join(', ');
}

export function describeDelivery(delivery: DeliveryRow): string {
  const { attempts, lastError, nextAttemptAt } = delivery;
  const next = nextAttemptAt ? `next ${nextAttemptAt.toISOString()}` : '';
  return [stateOf(delivery), `tries ${attempts}`, lastError, next].filter(Boolean).join(', ');
}

/** Columns under their titles. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map((row) => `${line(row)}\n`).join('');
}

/** `name: text` for each text that is not empty; none of it moves the cursor, or looks like another line. */
export function lines(entries: readonly (readonly string[])[]): string {
  return entries
    .filter(([, text]) => text)
    .map(
      ([name, text = '']) => `${name}: ${text.replaceAll(/[^\P{Cc}\n]/gu, '').replaceAll('\n', '\n    ')}\n`,
    )
    .join('');
}
