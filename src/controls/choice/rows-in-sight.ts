/** Longest list that is drawn whole, with rows as tall as their words; above it only what can be seen is drawn. */
export const DRAWN_WHOLE = 120;
/** Rows kept above and below what can be seen, so that a quick scroll shows no gap. */
const SPARE = 8;

/** The rows to draw of a long list: those in sight and some around them. Heights in CSS pixels. */
export function rowsInSight(count: number, rowHeight: number, scrollTop: number, viewHeight: number) {
  const from = Math.max(0, Math.floor(scrollTop / rowHeight) - SPARE);
  const to = Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + SPARE);
  return { from: Math.min(from, to), to };
}

/** Where to scroll so that a row is seen: not at all when it is, else the least way, or to the middle. */
export function scrollToShow(
  row: { top: number; height: number },
  view: { top: number; height: number },
  middle: boolean,
): number {
  if (row.top >= view.top && row.top + row.height <= view.top + view.height) return view.top;
  if (middle) return Math.max(0, row.top - (view.height - row.height) / 2);
  return row.top < view.top ? row.top : row.top + row.height - view.height;
}
