import { FormMemoryProvider } from '@jalon/forms/memory';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { StyleSheetManager } from 'styled-components';

// Styles of components that come later need the page's nonce; only the property still tells it.
const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StyleSheetManager nonce={nonce}>
        {/* Above the router: an error page takes the place of everything that the root renders. */}
        <FormMemoryProvider>
          <HydratedRouter />
        </FormMemoryProvider>
      </StyleSheetManager>
    </StrictMode>,
  );
});
