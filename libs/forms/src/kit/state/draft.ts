import type { FormDefinition } from '../rules/form-definition.ts';
import { isIn } from '../rules/nested-answers.ts';
import { setControl } from '../typing/set-control.ts';
import { draftName, tabStorage } from './tab-storage.ts';

/** The form whose `draftFields` the tab keeps, over a reload and until it is sent or the tab is closed. */
interface DraftedForm {
  readonly definition: Pick<FormDefinition, 'draftFields'>;
  /** The form’s id: a page may have two of one kind. */
  readonly id: string;
  readonly form: HTMLFormElement | null;
}

/** Fills in what the tab has kept, with input events. */
export function restoreDraft({ definition: { draftFields = none }, id, form }: DraftedForm): void {
  const kept = readDraft(tabStorage.get(draftName(id)));
  for (const [name, texts] of Object.entries(kept)) {
    const control = form?.elements.namedItem(name);
    if (isIn(draftFields, name) && control) fill(control, [texts].flat().map(String));
  }
}

export function saveDraft({ definition: { draftFields = none }, id, form }: DraftedForm): void {
  const page = new FormData(form ?? undefined);
  const names = [...page.keys()].filter((name) => isIn(draftFields, name));
  const kept = Object.fromEntries(names.map((name) => [name, page.getAll(name)]));
  tabStorage.set(draftName(id), JSON.stringify(kept));
}

export function dropDraft(id: string): void {
  tabStorage.set(draftName(id), undefined);
}

const none: readonly string[] = [];

/** Fills a control, or a group of boxes, that still has its initial value. */
function fill(control: Element | RadioNodeList, texts: readonly string[]): void {
  const [text] = texts;
  if (control instanceof RadioNodeList) {
    const boxes = [...control].filter((box) => box instanceof HTMLInputElement);
    if (boxes.some((box) => box.checked)) return;
    for (const box of boxes) if (texts.includes(box.value)) box.click();
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked === control.defaultChecked && !control.checked) control.click();
  } else if ('value' in control && !control.value && text) {
    setControl(control as HTMLInputElement, text);
  }
}

function readDraft(json = '{}'): Record<string, unknown> {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
