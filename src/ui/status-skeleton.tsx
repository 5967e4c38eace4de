import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Skeleton } from './skeleton.tsx';

/** Placeholder for a status screen while its code loads: picture and two centred lines, where the screen has them (15.4). */
export function StatusSkeleton(): ReactNode {
  return (
    <div className={column} aria-busy="true">
      <h1 className={visuallyHidden}>Carregando</h1>
      <div className={picture}>
        <Skeleton shape="picture" />
      </div>
      <div className={lines}>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}

const visuallyHidden = css({ srOnly: true });
const column = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
  paddingBlock: '6',
});
const picture = css({ boxSize: 'statusPicture', marginBottom: '4' });
const lines = css({ display: 'grid', justifyItems: 'center', gap: '3', width: 'full', maxWidth: 'sentence' });
