/**
 * The pages to show: the first, the last, the current one and its neighbours; `null` for a gap of more than one page
 * between them.
 */
export function shownPages(page: number, count: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, count])].filter((one) => one >= 1 && one <= count);
  return wanted.flatMap((one, index) => {
    const before = wanted[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [null, one] : [one];
  });
}
