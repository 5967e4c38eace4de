import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { LoadingHeading } from './loading-heading.tsx';
import { screenColumn } from './screen-column.ts';
import { Skeleton } from './skeleton.tsx';
import { statusPictureStyle, statusPosition } from './status-position.ts';

interface StatusSkeletonProps {
  /**
   * `short`: the screen has picture, title and sentence only, so it will stand in the optical centre. `waiting`: it has
   * a card with what happens next. `tall`: it has more, so it begins at the top.
   */
  content?: 'short' | 'waiting' | 'tall';
}

/**
 * Placeholder for a status screen while its code loads: picture, title and sentence, where the screen has them (15.4).
 */
export function StatusSkeleton({ content = 'tall' }: StatusSkeletonProps): ReactNode {
  const isShort = content === 'short';
  return (
    <div className={screenColumn} aria-busy="true">
      <LoadingHeading />
      <div className={cx(column, isShort ? statusPosition.centred : statusPosition.lowered)}>
        <div className={statusPictureStyle({ isShort, isFull: content === 'tall' })}>
          <Skeleton shape="picture" />
        </div>
        <div className={lines}>
          <Skeleton shape="title" />
          <div className={sentence}>
            <Skeleton shape="text" count={2} />
          </div>
        </div>
      </div>
      {isShort && <div className={dockSpace} />}
    </div>
  );
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flexGrow: '1',
  paddingBlock: '6',
});
const lines = css({ display: 'grid', justifyItems: 'center', gap: '3', width: 'full', maxWidth: 'sentence' });
const sentence = css({ display: 'grid', width: 'full' });
/** As high as the primary button with its padding. */
const dockSpace = css({
  boxSizing: 'content-box',
  height: 'buttonPhone',
  paddingTop: '3',
  paddingBottom: 'safe',
});
