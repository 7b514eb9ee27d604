// The style sheets of every page, next to the styles of its components.
import '@jalon/ui/tokens.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/base.css';
import './document.css';
