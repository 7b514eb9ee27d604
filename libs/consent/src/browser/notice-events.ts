import type { StoredChoice } from '../choice/choice.ts';
import type { DidomiEventName } from '../choice/didomi-api.ts';

/** Events of the dialog. */
export interface NoticeEvents {
  emit(event: DidomiEventName): void;
  /** A choice was stored. */
  chosen(choice: StoredChoice): void;
}
