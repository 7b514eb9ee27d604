import type { FilePart, SpecificErrors } from './load-parts.ts';

/** The field of files and its rule. Rejects when they can't be loaded. */
export const loadFilePart = once<FilePart>(() => import('./file-part.ts'));

/** The specific texts of errors; undefined when they can't be loaded: the form then has those of every club. */
export const loadSpecificErrors = once<SpecificErrors | undefined>(() =>
  import('../texts/specific-errors.ts').catch(() => undefined),
);

function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
