import type { ReactElement } from 'react';

/** Paths on a grid of 16. */
const shapes = {
  play: 'M5 3.5v9l7-4.5z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  step: 'M4 3.5v9l6-4.5zM12 3.5v9',
  reset: 'M3.5 8a4.5 4.5 0 1 0 1.6-3.4M3.5 3v2.5H6',
  reload: 'M12.5 8a4.5 4.5 0 1 1-1.6-3.4M12.5 3v2.5H10',
  link: 'M7 9a2.5 2.5 0 0 0 3.6 0l1.6-1.6A2.5 2.5 0 0 0 8.6 3.8L8 4.5M9 7a2.5 2.5 0 0 0-3.6 0L3.8 8.6a2.5 2.5 0 0 0 3.6 3.6L8 11.5',
  open: 'M9 3.5h3.5V7M12.5 3.5 7.5 8.5M11 9.5v3H3.5V5h3',
  check: 'M3.5 8.5 6.5 11.5 12.5 5',
  cross: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  dot: 'M8 8h.01',
  ring: 'M8 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  bolt: 'M9 2.5 4 9h3.5L7 13.5 12 7H8.5z',
  keys: 'M2.5 4.5h11v7h-11zM5 9.5h6M5 7h.01M8 7h.01M11 7h.01',
  folded: 'M6 4l4 4-4 4',
  unfolded: 'M4 6l4 4 4-4',
  stop: 'M4.5 4.5h7v7h-7z',
  report: 'M4 13.5v-11h7.5L10 5.5l1.5 3H4',
} as const;

export type IconName = keyof typeof shapes;

/** A decorative icon: screen readers ignore it. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
