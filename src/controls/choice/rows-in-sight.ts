/** Options of the longest list that is rendered whole. A longer list is virtual; a longer radio group is a select. */
export const MAX_WHOLE_LIST_LENGTH = 120;
/**
 * Rows that the first frame of a whole list renders, which are more than a phone shows. The next frame renders the
 * rest.
 */
export const FIRST_FRAME_ROWS = 16;
/** Extra rows above and below, so that quick scrolling shows no gap. */
const OVERSCAN = 8;

/** The rows of a virtual list to render: the visible ones and some around them. Heights in CSS pixels. */
export function rowsInSight(count: number, rowHeight: number, scrollTop: number, viewHeight: number) {
  const from = Math.max(0, Math.floor(scrollTop / rowHeight) - OVERSCAN);
  const to = Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + OVERSCAN);
  return { from: Math.min(from, to), to };
}

/**
 * The scroll position that makes a row visible: the current one if the row is visible, otherwise the nearest, or the
 * centre.
 */
export function scrollToShow(
  row: { top: number; height: number },
  view: { top: number; height: number },
  isCentred: boolean,
): number {
  if (row.top >= view.top && row.top + row.height <= view.top + view.height) return view.top;
  if (isCentred) return Math.max(0, row.top - (view.height - row.height) / 2);
  return row.top < view.top ? row.top : row.top + row.height - view.height;
}
