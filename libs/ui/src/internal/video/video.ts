/** The provider’s pages that are made to be embedded. */
const embed = /^(?:https:)?\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)(?:\?[\w=&%-]*)?$/;

/** The video id in an embed address; `undefined` for any other address. */
export function embeddedVideo(source: string): string | undefined {
  return embed.exec(source)?.[1];
}

/** The embed address of a video, on the provider’s host that sets no cookie before playing. */
export function embedAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;
}
