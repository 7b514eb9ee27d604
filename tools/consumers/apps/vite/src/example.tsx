// The first app of the README, unchanged, rendered in the browser only.
import { createRoot } from 'react-dom/client';
import { Page } from '../examples/battery-test-browser.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
