import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Skeleton } from './skeleton.tsx';

/** The shape of a form while its screen loads (15.4). */
export function ScreenSkeleton(): ReactNode {
  return (
    <div className={column} aria-busy="true">
      <h1 className={unseen}>Carregando</h1>
      <Skeleton shape="title" />
      <Skeleton shape="field" count={3} />
    </div>
  );
}

const unseen = css({ srOnly: true });
const column = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'field',
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
  paddingBlock: { base: '6', md: '10' },
});
