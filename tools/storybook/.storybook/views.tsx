import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';

/** The club’s own brand, and the other brands in which stories are checked. */
export const brands = [
  { value: 'jalon', title: 'Club Jalon' },
  { value: 'marine', title: 'Club maritime' },
];

/** The toolbar menus in addition to the language. */
export const views: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Marque · Brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: brands,
    },
  },
  colours: {
    description: 'Couleurs · Colours',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'page', title: 'Couleurs de la page' },
        { value: 'forced', title: 'Couleurs imposées (approché)' },
      ],
    },
  },
  motion: {
    description: 'Mouvement · Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Mouvement' },
        { value: 'reduced', title: 'Mouvement réduit' },
      ],
    },
  },
  script: {
    description: 'Script',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'with', title: 'Avec JavaScript' },
        { value: 'without', title: 'Sans JavaScript' },
      ],
    },
  },
};

export const initialViews = { brand: 'jalon', colours: 'page', motion: 'full', script: 'with' };

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
  children: ReactNode;
}

/** A story with the options chosen in the toolbar. */
export function View({ globals, children }: ViewProps) {
  document.documentElement.dataset.brand = String(globals.brand);
  return (
    <>
      {globals.colours === 'forced' && <style>{forced}</style>}
      {globals.motion === 'reduced' && <style>{still}</style>}
      {globals.script === 'without' ? <WithoutScript>{children}</WithoutScript> : children}
    </>
  );
}

/** The server’s HTML, in a frame without scripts. */
function WithoutScript({ children }: { children: ReactNode }) {
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
      `<!doctype html><html lang="${lang}" data-brand="${dataset.brand}"><base href="${document.baseURI}"><title>Jalon</title><style>${css.join('\n')}${styles.textContent}</style><body>${body}`,
    );
  }, [children]);
  return (
    <iframe
      title="HTML du serveur · Server’s HTML"
      sandbox=""
      srcDoc={page}
      style={{ display: 'block', inlineSize: '100%', blockSize: 'calc(100vh - 2rem)', border: 0 }}
    />
  );
}
