import { recentSignIn } from '@jalon/api-client/contract';
import { type ClubConfig, contactDetailsSettings } from '@jalon/club';

/** Whether the member must enter the password again before changing the email address. */
export function emailIsLocked(
  { signedInAt }: { readonly signedInAt: Date },
  { contactDetails }: Pick<ClubConfig, 'contactDetails'>,
): boolean {
  return (
    contactDetailsSettings(contactDetails).emailAsksPassword &&
    Date.now() - signedInAt.getTime() >= recentSignIn.offered
  );
}
