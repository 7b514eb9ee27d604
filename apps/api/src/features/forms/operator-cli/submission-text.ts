import { indentedText, minuteIn } from '../../../platform/text/plain-text.ts';
import type { HandledForm } from '../handling/form-handling.ts';
import { channelOf } from '../store/submission-events.ts';
import { type DeliveryRow, type ListedSubmission, stateOf } from './submission-list.ts';

export function nameOf(formId: number, forms: readonly HandledForm[]): string {
  return `${formId} ${forms.find(({ id }) => id === formId)?.name ?? ''}`.trim();
}

export function dueOf({ dueAt, answeredAt, outcome }: ListedSubmission): string {
  if (answeredAt) return `${outcome}, ${minuteIn('UTC', answeredAt)}`;
  if (!dueAt) return '';
  return `by ${minuteIn('UTC', dueAt)}${dueAt.getTime() < Date.now() ? ' OVERDUE' : ''}`;
}

export function deliveriesOf({ deliveries, isUnread }: ListedSubmission): string {
  const told = deliveries.map((delivery) => `${channelOf(delivery.kind)} ${stateOf(delivery)}`);
  return [...told, ...(isUnread ? ['unread'] : [])].join(', ');
}

export function describeDelivery(delivery: DeliveryRow): string {
  const { attempts, lastError, nextAttemptAt } = delivery;
  const next = nextAttemptAt ? `next ${nextAttemptAt.toISOString()}` : '';
  return [stateOf(delivery), `attempts ${attempts}`, lastError, next].filter(Boolean).join(', ');
}

/** Rows as text, with aligned columns. */
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

/** `name: text` for each text that is not empty. */
export function lines(entries: readonly (readonly string[])[]): string {
  return entries
    .filter(([, text]) => text)
    .map(([name, text = '']) => `${name}: ${indentedText(text)}\n`)
    .join('');
}
