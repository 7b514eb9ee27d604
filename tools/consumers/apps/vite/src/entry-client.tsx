import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from '../examples/battery-test-browser.tsx';
import { App } from './app.tsx';

const root = document.getElementById('root');
const page = document.getElementById('page');
if (root && page) hydrateRoot(root, <App {...JSON.parse(page.textContent)} />);
// The first app of the README, which only the browser renders.
else if (root)
  createRoot(root).render(
    <main>
      <Page />
    </main>,
  );
