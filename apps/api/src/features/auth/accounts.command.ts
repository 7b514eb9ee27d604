import { text } from 'node:stream/consumers';
import { accessTokenClaims, passwordMaxLength, usernameMaxLength } from '@jalon/api-client/contract';
import { runCommand } from '../../platform/commands/run-command.ts';
import { accountName, removeAccount, setAccount } from './accounts.ts';

// Makes, changes and removes the accounts by which members sign in. The password comes on standard input,
// so that no list of processes and no shell's history holds it.

const usage =
  'Say set <username> <member number>, with the password on standard input, or remove <username>.';
/** Characters of a password at least, where it is the only factor (NIST SP 800-63B-4, section 3.1.1.2). */
const passwordMinLength = 15;

await runCommand(async (_config, { database }) => {
  const [action, username = '', memberNumber = '', ...rest] = process.argv.slice(2);
  const name = accountName(username);
  if (name === '' || name.length > usernameMaxLength || rest.length > 0) throw new Error(usage);

  if (action === 'set') {
    if (!accessTokenClaims.shape.memberNumber.safeParse(memberNumber).success) throw new Error(usage);
    const password = (await text(process.stdin)).replace(/\r?\n$/, '');
    if (password.length < passwordMinLength || password.length > passwordMaxLength) {
      throw new Error(`The password must have ${passwordMinLength} to ${passwordMaxLength} characters.`);
    }
    await setAccount(database, { username, memberNumber, password });
    console.log(`${name} signs in as member ${memberNumber}.`);
  } else if (action === 'remove' && memberNumber === '') {
    console.log((await removeAccount(database, username)) ? `${name} is gone.` : `There is no ${name}.`);
  } else {
    throw new Error(usage);
  }
});
