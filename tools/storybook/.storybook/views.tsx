import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';

/** The club’s own brand, and the other brands in which stories are checked. */
export const brands = [
  { value: 'jalon', title: 'Club Jalon' },
  { value: 'marine', title: 'Club maritime' },
];

/** The toolbar menus in addition to the language; with their short titles all of them fit in a window of 1440 px. */
export const views: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Marque · Brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: brands,
    },
  },
  scheme: {
    description: 'Clair ou sombre · Light or dark',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Clair · Light' },
        { value: 'dark', title: 'Sombre · Dark' },
        { value: 'both', title: 'Les deux · Both' },
        { value: 'system', title: 'Système · System' },
      ],
    },
  },
  direction: {
    description: 'Sens de l’écriture · Direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'LTR' },
        { value: 'rtl', title: 'RTL' },
      ],
    },
  },
  colours: {
    description: 'Couleurs · Colours',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'page', title: 'Page' },
        { value: 'forced', title: 'Imposées (approché) · Forced (imitated)' },
      ],
    },
  },
  motion: {
    description: 'Mouvement · Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Mouvement · Motion' },
        { value: 'reduced', title: 'Réduit · Reduced' },
      ],
    },
  },
  script: {
    description: 'Script',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'with', title: 'JavaScript' },
        { value: 'without', title: 'Sans JavaScript · Without JavaScript' },
      ],
    },
  },
};

export const initialViews = {
  brand: 'jalon',
  scheme: 'light',
  direction: 'ltr',
  colours: 'page',
  motion: 'full',
  script: 'with',
};

// A page can’t turn on the system’s forced colours: this imitates them. The real mode is tested in Chromium.
const forced = `
*, ::before, ::after {
  background-color: Canvas !important;
  background-image: none !important;
  border-color: CanvasText !important;
  box-shadow: none !important;
  color: CanvasText !important;
}
a, a * { color: LinkText !important; }
button, button * { background-color: ButtonFace !important; color: ButtonText !important; }
:focus-visible { outline-color: Highlight !important; }
`;
const still = '*, ::before, ::after { animation: none !important; transition: none !important; }';

interface ViewProps {
  globals: Record<string, unknown>;
  /** Among the text of a docs page, which keeps its own colours. */
  isOnDocsPage: boolean;
  children: ReactNode;
}

/** A story with the options chosen in the toolbar. */
export function View({ globals, isOnDocsPage, children }: ViewProps) {
  const scheme = String(globals.scheme);
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  const schemes = scheme === 'both' ? ['light', 'dark'] : [scheme];
  const isFramed = schemes.length > 1 || isOnDocsPage;
  const root = document.documentElement;
  root.dataset.brand = String(globals.brand);
  root.dataset.colorScheme = isFramed ? 'light' : scheme;
  root.dir = isOnDocsPage ? '' : direction;
  const shownIn = (one: string) =>
    globals.script === 'without' ? (
      <WithoutScript scheme={one} direction={direction}>
        {children}
      </WithoutScript>
    ) : (
      children
    );
  return (
    <>
      {globals.colours === 'forced' && <style>{forced}</style>}
      {globals.motion === 'reduced' && <style>{still}</style>}
      {!isFramed || (scheme === 'light' && direction === 'ltr')
        ? shownIn(scheme)
        : schemes.map((one) => (
            <div key={one} dir={direction} data-color-scheme={one} data-surface="default" style={frame}>
              {shownIn(one)}
            </div>
          ))}
    </>
  );
}

const frame = { padding: 16, marginBlockEnd: 16 };

interface WithoutScriptProps {
  scheme: string;
  direction: string;
  children: ReactNode;
}

/** The server’s HTML, in a frame without scripts. */
function WithoutScript({ scheme, direction, children }: WithoutScriptProps) {
  const [page, setPage] = useState('');
  useEffect(() => {
    // As text: Chromium’s `cssText` of an inserted rule loses `gap: var(…)` when `row-gap` is set too.
    const styles = document.createElement('div');
    const body = renderToStaticMarkup(
      <StyleSheetManager target={styles} disableCSSOMInjection>
        {children}
      </StyleSheetManager>,
    );
    const css = [...document.styleSheets]
      .filter(({ ownerNode }) => !(ownerNode as Element | null)?.hasAttribute('data-styled'))
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const { lang, dataset } = document.documentElement;
    setPage(
      `<!doctype html><html lang="${lang}" dir="${direction}" data-brand="${dataset.brand}" data-color-scheme="${scheme}"><base href="${document.baseURI}"><title>Jalon</title><style>${css.join('\n')}${styles.textContent}</style><body>${body}`,
    );
  }, [scheme, direction, children]);
  return (
    <iframe
      title="HTML du serveur · Server’s HTML"
      sandbox=""
      srcDoc={page}
      style={{ display: 'block', inlineSize: '100%', blockSize: 'calc(100vh - 2rem)', border: 0 }}
    />
  );
}
