/** The props of the page of a view. */
export interface PageProps<View> {
  view: View;
  /** The address of a decorative picture, shown next to a form if there is room. */
  picture?: string | undefined;
}
