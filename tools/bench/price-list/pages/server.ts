import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** The form as a server sends it; Emotion’s styles are among the elements, and Mantine’s and SurveyJS’s in a file. */
export function render(Page: () => ReactNode): string {
  return renderToString(createElement(Page));
}
