import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

interface SkeletonProps {
  /** The expected content: the skeleton has its size, so that nothing moves when it arrives (14.4, 15.4). */
  shape?: 'field' | 'input' | 'button' | 'title' | 'text' | 'card' | 'picture';
  /** The number of items. */
  count?: number;
}

/** A placeholder while something loads. Silent: the region around it has `aria-busy`. */
export function Skeleton({ shape = 'field', count = 1 }: SkeletonProps): ReactNode {
  const drawings = Array.from({ length: count }, (_, index) => index);
  return drawings.map(index =>
    shape === 'field' ? (
      <div key={index} aria-hidden="true" data-skeleton={shape}>
        <div className={shapes.label} />
        <div className={shapes.input} />
      </div>
    ) : (
      <div key={index} aria-hidden="true" data-skeleton={shape} className={shapes[shape]} />
    ),
  );
}

/** A placeholder in place of a text that is out of date. It keeps the text's size, so that nothing moves (14.4). */
export function SkeletonOver({ shows, children }: { shows: boolean; children: ReactNode }): ReactNode {
  return shows ? (
    <span className={textBone} data-skeleton="text">
      <span className={hidden}>{children}</span>
    </span>
  ) : (
    children
  );
}

const bone = {
  bg: 'skeleton',
  borderRadius: 'control',
  animationName: 'breathe',
  animationDuration: 'breath',
  animationTimingFunction: 'inOut',
  animationIterationCount: 'infinite',
  _highContrast: { border: 'lineStrong' },
} as const;

const textBone = css({ ...bone, display: 'inline-block' });
const hidden = css({ visibility: 'hidden' });
const shapes = {
  label: css({ ...bone, height: '4', width: 'third', marginBlockEnd: '2', marginTop: '0.5' }),
  input: css({ ...bone, minHeight: { base: 'inputPhone', md: 'inputDesktop' }, width: 'full' }),
  button: css({ ...bone, minHeight: { base: 'buttonPhone', md: 'buttonDesktop' }, width: 'full' }),
  /** As high as a line of the title of a step. */
  title: css({ ...bone, height: { base: '[1.875rem]', md: '[2.25rem]' }, width: 'twoThirds' }),
  text: css({ ...bone, height: '4', width: 'full', marginBlock: '1' }),
  picture: css({ ...bone, boxSize: 'full', borderRadius: 'full' }),
  card: css({ ...bone, height: '24', width: 'full', borderRadius: 'card' }),
};
