import type { LinkProps } from '../actions/link/index.ts';

/** A link that doesn’t navigate, for stories that press it: leaving the page would end the test. */
export function StillLink({ href, onClick, ...props }: LinkProps) {
  return (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}
