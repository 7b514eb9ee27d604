import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
const page = document.getElementById('page');
if (root && page) hydrateRoot(root, <App {...JSON.parse(page.textContent)} />);
