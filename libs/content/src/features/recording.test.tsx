import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Recording } from './recording.tsx';

it('offers its formats in their order, each with its type', () => {
  const html = renderToString(
    <I18nProvider locale="fr">
      <Recording
        modelId="recording"
        label="Film"
        src="/media/film.webm"
        fallback="/media/film.mp4"
        captions="/media/film.vtt"
        poster={{ src: '/garage.svg', alt: '', width: 1600, height: 900 }}
      />
    </I18nProvider>,
  );
  expect(html.match(/<source[^>]*>/g)).toEqual([
    '<source src="/media/film.webm" type="video/webm"/>',
    '<source src="/media/film.mp4" type="video/mp4"/>',
  ]);
});
