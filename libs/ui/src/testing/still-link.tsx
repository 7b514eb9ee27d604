import type { LinkProps } from '../actions/link/index.ts';

/** A link that leads nowhere, for stories that press it: a page that goes away takes its test with it. */
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
