/** A press or a change before the island responded. */
export type Early = () => void;

/** How to do again what someone has just done, unless the browser does it without a script. */
export function earlyAction({ type, target }: Event): Early | undefined {
  if (!(target instanceof Element)) return undefined;
  if (type === 'change') return earlyChange(target);
  if (type !== 'click' || !needsScript(target)) return undefined;
  return () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

// Hydration gives a field its first value again.
function earlyChange(target: Element): Early | undefined {
  if (target instanceof HTMLSelectElement) {
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (!(target instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(target.type)) return undefined;
  const { checked } = target;
  return () => {
    // React reads the change of a box from the press that changes it.
    target.checked = !checked;
    target.click();
  };
}

/** Whether only a script gives the button that was pressed a meaning. */
function needsScript(target: Element): boolean {
  const button = target.closest('button');
  return button?.type === 'button' && !button.matches('[popovertarget], [commandfor]');
}

/** Does again what someone did before the island responded. */
export async function replay(slot: HTMLElement, early: readonly Early[]): Promise<void> {
  // The pointer entered before React listened.
  const hovered = [...slot.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  for (const act of early) {
    act();
    // React renders after each press.
    await Promise.resolve();
  }
}
