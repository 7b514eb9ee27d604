/** A press or a change before the island responded. */
export interface Early {
  /** Repeats it. */
  again(): void;
  /** Does the browser’s default action, when it was prevented. */
  withoutScript?(): void;
}

/** Returns a function that repeats an event, unless the browser handles it without a script. */
export function earlyAction(event: Event): Early | undefined {
  const { type, target } = event;
  if (!(target instanceof Element)) return undefined;
  if (type === 'change') return earlyChange(target);
  if (event instanceof KeyboardEvent && event.key === 'Escape') {
    return {
      again: () =>
        (document.activeElement ?? target).dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        ),
    };
  }
  if (type !== 'click') return undefined;
  const link = target.closest<HTMLAnchorElement>('a[data-opens]');
  if (link && isPlainPress(event as MouseEvent)) {
    event.preventDefault();
    return { again: () => link.click(), withoutScript: () => location.assign(link.href) };
  }
  if (!needsScript(target)) return undefined;
  return {
    again() {
      if (!isBehindDialog(target))
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    },
  };
}

/** Whether it would open a menu behind the dialog that the visitor has opened since. */
function isBehindDialog(target: Element): boolean {
  const dialog = document.querySelector('dialog[open]');
  return !!dialog && !dialog.contains(target) && !!target.closest('[aria-expanded]');
}

/** Not a press that opens the link in a new tab. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

// Hydration resets a field to its first value.
function earlyChange(target: Element): Early | undefined {
  if (target instanceof HTMLSelectElement) {
    const { value } = target;
    return {
      again() {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      },
    };
  }
  if (!(target instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(target.type)) return undefined;
  const { checked } = target;
  return {
    again() {
      // React derives a checkbox’s change from its click event.
      target.checked = !checked;
      target.click();
    },
  };
}

/** Whether the pressed button works only with a script. */
function needsScript(target: Element): boolean {
  const button = target.closest('button');
  if (button?.type !== 'button' || button.matches('[popovertarget]')) return false;
  // Browsers released before the end of 2025 don't support `command`: `Dialog` does it for them.
  return !button.matches('[commandfor]') || !('command' in HTMLButtonElement.prototype);
}

/** Repeats an action that a visitor took before the island responded. */
export async function replay(slot: HTMLElement, early: readonly Early[]): Promise<void> {
  // The pointer entered before React listened.
  const hovered = [...slot.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  for (const { again } of early) {
    again();
    // React renders after each press.
    await Promise.resolve();
  }
}
