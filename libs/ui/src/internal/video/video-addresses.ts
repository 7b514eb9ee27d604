/** The provider’s pages that are made to be embedded. */
const embed = /^(?:https:)?\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)(?:\?[\w=&%-]*)?$/;

/** The video id in an embed address; `undefined` for any other address. */
export function embeddedVideo(source: string): string | undefined {
  return embed.exec(source)?.[1];
}

/** The address of a video’s player, which plays at once. The provider’s host for it sets no cookie before playing. */
export function embedAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`;
}

/** The address of a video’s page on the provider’s site. */
export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}
