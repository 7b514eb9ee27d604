import type { TestApi } from './test-api.ts';

type Api = Pick<TestApi, 'baseUrl'>;

/** The address of a gift in the API, by its token or the path of its link on the site. */
export const giftAt = ({ baseUrl }: Api, giftPath = '') =>
  `${baseUrl}/api/gifts/${giftPath.split('/').at(-1)}`;

export const acceptGift = (api: Api, giftPath?: string): Promise<Response> =>
  fetch(`${giftAt(api, giftPath)}/accept`, { method: 'POST' });
