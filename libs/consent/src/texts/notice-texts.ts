import type { ConsentPurpose } from '@jalon/club';

/** The texts of the dialog and of the page, in one language. The banner’s are in `banner.messages.ts`. */
export interface NoticeTexts {
  readonly preferences: Readonly<
    Record<'title' | 'intro' | 'outro' | 'agree' | 'disagree' | 'save' | 'close', string>
  > & { readonly necessary: PurposeTexts };
  readonly purposes: Readonly<Record<ConsentPurpose, PurposeTexts>>;
}

interface PurposeTexts {
  readonly title: string;
  readonly description: string;
}
