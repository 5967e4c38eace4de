import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

interface SkeletonProps {
  /**
   * The kind of content that loads. The skeleton has its size, so that nothing moves when the content arrives (14.4,
   * 15.4).
   */
  shape?: 'field' | 'label' | 'input' | 'title' | 'text' | 'card' | 'picture';
  /** The number of items. */
  count?: number;
}

/**
 * A placeholder while something loads, hidden from screen readers: the region around it has `aria-busy`. It has no
 * block elements, because an output contains only text.
 */
export function Skeleton({ shape = 'field', count = 1 }: SkeletonProps): ReactNode {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return indexes.map(index =>
    shape === 'field' ? (
      <span key={index} aria-hidden="true" data-skeleton={shape} className={block}>
        <span className={shapes.label} />
        <span className={shapes.input} />
      </span>
    ) : (
      <span key={index} aria-hidden="true" data-skeleton={shape} className={shapes[shape]} />
    ),
  );
}

/** A text, or a placeholder of the same size while the text is out of date, so that nothing moves (14.4). */
export function SkeletonOver({ isStale, children }: { isStale: boolean; children: ReactNode }): ReactNode {
  return isStale ? (
    <span className={textBar} data-skeleton="text">
      <span className={hidden}>{children}</span>
    </span>
  ) : (
    children
  );
}

const block = css({ display: 'block' });
const barStyles = {
  display: 'block',
  bg: 'skeleton',
  borderRadius: 'control',
  animationName: 'breathe',
  animationDuration: 'breath',
  animationTimingFunction: 'inOut',
  animationIterationCount: 'infinite',
  _highContrast: { border: 'lineStrong' },
} as const;

const textBar = css({ ...barStyles, display: 'inline-block' });
const hidden = css({ visibility: 'hidden' });
const shapes = {
  label: css({ ...barStyles, height: '4', width: 'third', marginBlockEnd: '2', marginTop: '0.5' }),
  input: css({ ...barStyles, minHeight: { base: 'inputPhone', md: 'inputDesktop' }, width: 'full' }),
  /** As high as a line of the title of a step. */
  title: css({ ...barStyles, height: { base: '[1.875rem]', md: '[2.25rem]' }, width: 'twoThirds' }),
  text: css({ ...barStyles, height: '4', width: 'full', marginBlock: '1' }),
  picture: css({ ...barStyles, boxSize: 'full', borderRadius: 'full' }),
  card: css({ ...barStyles, height: '24', width: 'full', borderRadius: 'card' }),
};
