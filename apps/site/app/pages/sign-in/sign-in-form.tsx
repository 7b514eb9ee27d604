import { passwordMaxLength, usernameMaxLength } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Checkbox } from '@jalon/ui/checkbox';
import { ErrorSummary } from '@jalon/ui/error-summary';
import { describedBy, Field } from '@jalon/ui/field';
import { PasswordInput } from '@jalon/ui/password-input';
import { TextInput } from '@jalon/ui/text-input';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { rememberField, rememberUsername, useRememberedUsername } from './remembered-username.ts';
import { signInMessages } from './sign-in.messages.ts';
import { Fields, Send } from './sign-in.styles.ts';

/** A try that did not pass, as the page shows it again: never with the password. */
export interface RefusedSignIn {
  /** Message keys by field, or `generic`. */
  readonly errors: Readonly<Record<string, string>>;
  /** As typed. */
  readonly username?: string | undefined;
  /** Seconds to wait before the next try. */
  readonly retryAfter?: number | undefined;
}

export interface SignInFormProps {
  /** The page's own address. */
  action: string;
  /** Where to go on to, if not to the member area. */
  returnPath?: string | undefined;
  /** What the answer to a plain post gave. */
  posted?: RefusedSignIn | undefined;
}

const fieldNames = ['username', 'password'] as const;

/** Username and password. Posts to its own page, with its script as without; renders a `form`. */
export function SignInForm({ action, returnPath, posted }: SignInFormProps) {
  const t = useT(signInMessages);
  const fetcher = useFetcher<RefusedSignIn>();
  const refused = fetcher.data ?? posted;
  const remembered = useRememberedUsername();
  const summary = useRef<HTMLDivElement>(null);
  const sending = fetcher.state !== 'idle';

  // The summary stands only once the answer is rendered. A plain post's answer opens as any page does.
  useEffect(() => {
    if (fetcher.data) summary.current?.focus();
  }, [fetcher.data]);

  const controlId = (name: string) => `sign-in-${name}`;

  function errorOf(name: (typeof fieldNames)[number]): string | undefined {
    const key = refused?.errors[name];
    if (!key) return undefined;
    return key === 'required' ? t(`${name}Required`) : t('incorrectConnection');
  }

  /** What is wrong, each thing once: one mistake may be in both fields. */
  function mistakes() {
    const errors = refused?.errors ?? {};
    const inFields = fieldNames.flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ controlId: controlId(name), message }] : [];
    });
    if (inFields.length === 0) return [{ message: genericError(errors.generic) }];
    return inFields.filter(({ message }, at) => message !== inFields[at - 1]?.message);
  }

  function genericError(key?: string): string {
    if (key === 'tooMany') return t('tooMany', { minutes: Math.ceil((refused?.retryAfter ?? 60) / 60) });
    return t(key === 'memberUnavailable' ? 'memberUnavailable' : 'connectionFailed');
  }

  const control = (name: (typeof fieldNames)[number]) => ({
    id: controlId(name),
    name,
    required: true,
    'aria-invalid': !!errorOf(name),
    'aria-describedby': describedBy(controlId(name), { error: errorOf(name) }),
  });

  return (
    <fetcher.Form
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => rememberUsername(event.currentTarget)}
    >
      <Fields>
        {refused && <ErrorSummary ref={summary} title={t('notSignedIn')} errors={mistakes()} />}
        <input type="hidden" name="r" value={returnPath ?? ''} />
        <Field controlId={controlId('username')} label={t('username')} error={errorOf('username')}>
          <TextInput
            {...control('username')}
            defaultValue={posted?.username || remembered || undefined}
            maxLength={usernameMaxLength}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field controlId={controlId('password')} label={t('password')} error={errorOf('password')}>
          <PasswordInput
            {...control('password')}
            maxLength={passwordMaxLength}
            autoComplete="current-password"
          />
        </Field>
        {remembered !== undefined && (
          <Checkbox name={rememberField} label={t('remember')} defaultChecked={remembered !== null} />
        )}
        <Send>
          <Button type="submit" loading={sending}>
            {t('signIn')}
          </Button>
          <p role="status">{sending && t('signingIn')}</p>
        </Send>
      </Fields>
    </fetcher.Form>
  );
}
