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
  const known = [username, ...otherWords, ...fieldWords].flatMap((text) => [
    text,
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  const words = new Set(known.map(plain).filter(({ length }) => length >= minWord));
  if (isMadeOf(plain(password), words)) return true;
  estimator ??= load();
  return (await estimator).check(password.slice(0, maxLength), [...known, ...words]).score < minScore;
}

/** Words that members of any motoring club try first, after its name. */
const fieldWords = ['automobile', 'quebec', 'membre', 'member', 'adhesion', 'membership', 'demonstration'];

/** Shorter words are in too many passwords. */
const minWord = 3;

/** Without case, accents, spaces or punctuation: `Zoé Côté` is `zoecote`. */
function plain(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const backwards = (text: string) => [...text].toReversed().join('');

/** Whether little is left of a password without the known words, forwards and backwards: they can be repeated and joined. */
function isMadeOf(password: string, words: ReadonlySet<string>): boolean {
  const longestFirst = [...words].toSorted((one, other) => other.length - one.length);
  const left = longestFirst.reduce(
    (rest, word) => rest.replaceAll(word, '').replaceAll(backwards(word), ''),
    password,
  );
  return left.length < minRest && left.length < password.length;
}

/** The shortest remainder that can’t be guessed at once, such as a year and a sign. */
const minRest = 8;
