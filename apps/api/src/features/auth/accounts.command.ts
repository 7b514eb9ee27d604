import { text } from 'node:stream/consumers';
import {
  accessTokenClaims,
  passwordMaxLength,
  passwordMinLength,
  usernameMaxLength,
} from '@jalon/api-client/contract';
import { runCommand } from '../../platform/commands/run-command.ts';
import { accountName, removeAccount, setAccount } from './accounts.ts';
import { isTooEasy } from './passwords/password-strength.ts';

// Creates, changes and removes members' accounts. The password is read from standard input, so that it does
// not appear in process lists or in the shell's history.

const usage = `Usage:
  set <username> <member number>   with the password on standard input
  remove <username>`;

await runCommand(
  () => undefined,
  async (_settings, { database }) => {
    const [action, username = '', memberNumber = '', ...rest] = process.argv.slice(2);
    const name = accountName(username);
    if (name === '' || name.length > usernameMaxLength || rest.length > 0) throw new Error(usage);

    if (action === 'set') {
      if (!accessTokenClaims.shape.memberNumber.safeParse(memberNumber).success) throw new Error(usage);
      const password = (await text(process.stdin)).replace(/\r?\n$/, '');
      if (password.length < passwordMinLength || password.length > passwordMaxLength) {
        throw new Error(`The password must have ${passwordMinLength} to ${passwordMaxLength} characters.`);
      }
      if (await isTooEasy(password, name)) {
        throw new Error(
          'The password is soon guessed: take one that is not common and not made of the username.',
        );
      }
      await setAccount(database, { username, memberNumber, password });
      console.log(`${name} signs in as member ${memberNumber}.`);
    } else if (action === 'remove' && memberNumber === '') {
      console.log(
        (await removeAccount(database, username))
          ? `Account ${name} removed.`
          : `There is no account ${name}.`,
      );
    } else {
      throw new Error(usage);
    }
  },
);
