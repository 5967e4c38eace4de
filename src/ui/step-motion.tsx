import { type ReactNode, useState } from 'react';
import { css, cx } from '#styled/css/index.js';
import { LeavingContent } from './leaving-content.tsx';

interface StepMotionProps {
  /** Identifies the place that is shown. */
  place: string;
  /**
   * A place of a higher rank slides in from the right, others from the left. If one rank is `undefined`, nothing moves.
   */
  rank: number | undefined;
  className?: string;
  children: ReactNode;
}

type Direction = 'ahead' | 'back';

/**
 * The main element: the content of a new place slides in by 16 px while the previous content fades out (15.6). Only the
 * element with `data-moves` slides; the header and the dock stand still. Inputs can be used at once. With reduced
 * motion nothing moves (`global-css.ts`).
 */
export function StepMotion({ place, rank, className, children }: StepMotionProps): ReactNode {
  const [previous, setPrevious] = useState<{
    place: string;
    rank: number | undefined;
    direction?: Direction;
  }>({
    place,
    rank,
  });
  if (previous.place !== place) {
    const hasDirection = previous.rank !== undefined && rank !== undefined;
    setPrevious({
      place,
      rank,
      ...(hasDirection && {
        direction: rank >= (previous.rank ?? rank) ? ('ahead' as const) : ('back' as const),
      }),
    });
  }
  return (
    <main className={cx(stage, className)} data-comes={previous.direction}>
      <LeavingContent place={place} fades={previous.direction !== undefined} />
      {children}
    </main>
  );
}

const stage = css({
  // The 16 px by which the content slides must not widen the page.
  overflowX: 'clip',
  '&[data-comes=ahead] [data-moves]': { animation: '[stepAhead {durations.quick} {easings.out}]' },
  '&[data-comes=back] [data-moves]': { animation: '[stepBack {durations.quick} {easings.out}]' },
});
