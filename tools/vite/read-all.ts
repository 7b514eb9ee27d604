import { virtual } from '@guidepup/virtual-screen-reader';

/** The announcements of a virtual screen reader for the page, from top to bottom. */
export async function readAll(): Promise<string[]> {
  await virtual.start({ container: document.body });
  const { length } = document.body.querySelectorAll('*');
  for (let moves = 0; moves < 4 * length; moves += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
  }
  const phrases = [...(await virtual.spokenPhraseLog())];
  await virtual.stop();
  return phrases;
}
