import { FormMemoryProvider } from '@jalon/forms/memory';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { StyleSheetManager } from 'styled-components';

// Styles of components that load later need the page's nonce. Browsers hide the attribute but not the property.
const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StyleSheetManager nonce={nonce}>
        {/* Above the router, because an error page replaces everything that the root renders. */}
        <FormMemoryProvider>
          <HydratedRouter />
        </FormMemoryProvider>
      </StyleSheetManager>
    </StrictMode>,
  );
});
