/** Passwords with a lower score, from 0 to 4, can be guessed in fewer than 10^8 attempts (zxcvbn). */
const minScore = 3;

/** Maximum number of characters checked: the time grows with their square. */
const maxLength = 64;

/** Loaded with the first new password: the lists of common passwords take 27 MB. */
let estimator: ReturnType<typeof load> | undefined;

async function load() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Whether a password is easy to guess: common, repetitive, a sequence, or made of the username, its parts or
 * other `known` words (NIST SP 800-63B-4, section 3.1.1.2).
 */
export async function isTooEasy(
  password: string,
  username: string,
  otherWords: readonly string[] = [],
): Promise<boolean> {
  const known = [username, ...username.split(/[^\p{L}\p{N}]+/u), ...otherWords];
  estimator ??= load();
  return (await estimator).check(password.slice(0, maxLength), known).score < minScore;
}
