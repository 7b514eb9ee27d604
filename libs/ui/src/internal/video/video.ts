/** The pages of the video provider that are made to be shown inside another (site spec §2, gallery). */
const embed = /^(?:https:)?\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)(?:\?[\w=&%-]*)?$/;

/** The id of the video that an embed’s address shows; `undefined` for the address of anything else. */
export function embeddedVideo(source: string): string | undefined {
  return embed.exec(source)?.[1];
}

/** Where a video is embedded from: the provider’s host that sets no cookie before it plays. */
export function embedAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;
}
