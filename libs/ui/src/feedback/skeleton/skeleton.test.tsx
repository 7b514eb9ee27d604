// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton, type SkeletonProps } from './index.ts';

function show(props: SkeletonProps): HTMLElement {
  const { container } = render(<Skeleton data-testid="place" {...props} />);
  return container.firstElementChild as HTMLElement;
}

it('is hidden from screen readers, and takes the attributes of its host', () => {
  const place = show({ className: 'mine', id: 'a' });
  expect(place).toHaveAttribute('aria-hidden', 'true');
  expect(place).toHaveAttribute('id', 'a');
  expect(place).toHaveClass('mine');
});

it('has as many lines as the text to come', () => {
  expect(show({ lines: 4 }).children).toHaveLength(4);
});

it('is one picture in its proportions, however many lines', () => {
  const place = show({ shape: 'picture', lines: 4, ratio: 1.5 });
  expect(place.children).toHaveLength(1);
  expect(place.style.getPropertyValue('--skeleton-ratio')).toBe('1.5');
});
