import type { Content } from '../source/content-source.ts';
import { editorConfig } from './editor-config.ts';
import type { EditorSettings } from './editor-settings.ts';

export interface EditorOptions extends EditorSettings {
  /** The address of the script that calls `startEditor` of `@jalon/content/editor`. */
  readonly script: string;
}

const forges = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com'],
} as const;

/**
 * The page where content is edited, or its configuration. It is a separate application, Sveltia CMS, with its own
 * Content-Security-Policy.
 */
export function answerEditor(
  { pathname }: URL,
  content: Content,
  editor: EditorOptions | undefined,
): Response {
  if (!editor) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': editorPolicy(editor),
    // The window that signs an editor in posts its result to the window that opened it.
    'cross-origin-opener-policy': editor.authUrl ? 'same-origin-allow-popups' : 'same-origin',
    'x-robots-tag': 'noindex',
  };
  if (pathname.endsWith('.json')) return Response.json(editorConfig(editor, content), { headers });
  return new Response(editorPage(editor), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

/**
 * The policy of the editor’s page only: its styles are inline, it shows files as `blob:`, and it calls the forge. Its
 * preview is a `blob:` document whose `<base>` gives the origin of styles and pictures.
 */
function editorPolicy({ backend, authUrl }: EditorSettings): string {
  const open = {
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', 'https://avatars.githubusercontent.com'],
    'media-src': ["'self'", 'blob:'],
    'base-uri': ["'self'"],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...forges[backend], ...(authUrl ? [authUrl] : [])],
    'frame-src': ['blob:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'", 'blob:', 'data:'],
  };
  const directives = Object.entries(open).map(([directive, values]) => `${directive} ${values.join(' ')}`);
  return ["default-src 'none'", "frame-ancestors 'none'", "form-action 'none'", ...directives].join('; ');
}

const editorPage = ({ script }: EditorOptions) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Content</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
</head>
<body>
<noscript>This page needs JavaScript.</noscript>
<script type="module" src="${script}"></script>
</body>
</html>
`;
