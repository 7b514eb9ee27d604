// The app that the README begins with, word for word, which only the browser renders.
import { createRoot } from 'react-dom/client';
import { Page } from '../examples/battery-test-browser.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
