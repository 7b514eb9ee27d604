import { type RejectedSignIn, SignInForm } from '@jalon/membership/sign-in';
import { useSiteSignIn } from './use-site-sign-in.ts';

export interface SignInIslandProps {
  /** The sign-in page, to which the form is posted without a script. */
  action: string;
  returnPath: string | undefined;
  forgottenPath: string;
  /** The result of a plain post. */
  posted: RejectedSignIn | undefined;
}

/** The form of the sign-in page. With a script it signs in like the panel of the header. */
export function SignInIsland({ posted, ...props }: SignInIslandProps) {
  const { rejected = posted, ...form } = useSiteSignIn(props.returnPath);
  return <SignInForm {...props} {...form} rejected={rejected} />;
}
