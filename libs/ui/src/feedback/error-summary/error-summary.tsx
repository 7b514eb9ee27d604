import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './error-summary.styles.ts';

export interface SummaryError {
  /**
   * The `id` of the invalid control, where the link leads with or without JavaScript. Without it, the message is plain
   * text.
   */
  controlId?: string | undefined;
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  /** In the order of the fields on the page. */
  errors: readonly SummaryError[];
}

/**
 * The errors of a form, above it: a heading and a link to each invalid control. The root `<div>` takes the focus
 * (`tabIndex={-1}`, by `ref`), its content is a `role="alert"`: the pattern of the GOV.UK Design System’s error
 * summary.
 */
export function ErrorSummary({ title, errors, ...props }: ErrorSummaryProps) {
  return (
    <Root tabIndex={-1} {...props}>
      <div role="alert">
        <h2>{title}</h2>
        <ul>
          {errors.map(({ controlId, message }) => (
            <li key={`${controlId ?? ''} ${message}`}>
              {controlId ? <a href={`#${controlId}`}>{message}</a> : message}
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
