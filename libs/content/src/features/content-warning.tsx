import { RichText } from '@jalon/ui/rich-text';
import { WarningOverlay } from '@jalon/ui/warning-overlay';
import type { ViewOf } from '../view/view.ts';

export interface ContentWarningProps
  extends Omit<ViewOf<'warning-overlay'>, 'modelId' | 'anchor' | 'surface'> {
  id: string;
}

/** A warning before a link is followed, from content. */
export function ContentWarning({
  hideCTAS,
  continueButton,
  cancelButton,
  description,
  ...overlay
}: ContentWarningProps) {
  return (
    <WarningOverlay
      {...overlay}
      description={description && <RichText html={description} />}
      continueLabel={continueButton.label}
      cancelLabel={cancelButton.label}
      hideActions={hideCTAS}
      variant="secondary"
    />
  );
}
