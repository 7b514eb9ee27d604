/** The repository of the editor. */
export interface EditorSettings {
  readonly backend: 'github' | 'gitlab';
  /** `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  /** The folder of the content in the repository. */
  readonly folder: string;
  /** The origin of the service that signs editors in; without it, editors use their own access token. */
  readonly authUrl: string | undefined;
}
