/** The parameter of a frame that shows a state on a docs page. */
export const stateParameter = 'state';

/** In such a frame, what takes the focus or asks to be seen does not scroll the docs page. */
export function keepDocsPageStill(): void {
  if (!new URLSearchParams(location.search).has(stateParameter)) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
