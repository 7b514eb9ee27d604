import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import {
  accessTokenClaims,
  passwordMaxLength,
  passwordMinLength,
  usernameMaxLength,
} from '@jalon/api-client/contract';
import { locales } from '@jalon/i18n';
import { commandOnStore } from '../../platform/commands/run-command.ts';
import { accountName, removeAccount, setAccount } from './accounts.ts';
import { requestReset } from './passwords/password-reset.ts';
import { isTooEasy } from './passwords/password-strength.ts';

// Creates, changes and removes members' accounts. The password is read from standard input, so that it does
// not appear in process lists or in the shell's history.

export const usage = `Usage: npx jalon accounts <action>
  invite <username> <member number> fr|en   mails the member a link that sets the first password
  set <username> <member number>            with the password on standard input
  remove <username>`;

export const run = commandOnStore(
  () => undefined,
  async ({ database, words, input, print }) => {
    const [action, username = '', memberNumber = '', language, ...rest] = words;
    const name = accountName(username);
    if (name === '' || name.length > usernameMaxLength || rest.length > 0) throw new Error(usage);

    const isMember = accessTokenClaims.shape.memberNumber.safeParse(memberNumber).success;

    const locale = locales.find((one) => one === language);

    if (action === 'invite' && isMember && locale) {
      // A random password that is not shown: the member sets the first one with the link.
      const password = randomBytes(32).toString('base64url');
      await setAccount(database, { username, memberNumber, password });
      await requestReset(database, { username: name, locale });
      await print(`${name} gets a link by mail, as member ${memberNumber}.`);
    } else if (action === 'set' && isMember && language === undefined) {
      const password = (await text(input)).replace(/\r?\n$/, '');
      if (password.length < passwordMinLength || password.length > passwordMaxLength) {
        throw new Error(`The password must have ${passwordMinLength} to ${passwordMaxLength} characters.`);
      }
      if (await isTooEasy(password, name)) {
        throw new Error(
          'The password is soon guessed: take one that is not common and not made of the username.',
        );
      }
      await setAccount(database, { username, memberNumber, password });
      await print(`${name} signs in as member ${memberNumber}.`);
    } else if (action === 'remove' && memberNumber === '') {
      await print(
        (await removeAccount(database, username))
          ? `Account ${name} removed.`
          : `There is no account ${name}.`,
      );
    } else {
      throw new Error(usage);
    }
  },
);
