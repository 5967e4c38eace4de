import type { ComponentType, ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

export interface DrawnPictureProps {
  /** The size used in dialogs. */
  isSmall?: boolean;
  /** While waiting, parts of the picture move slowly. */
  isAnimated?: boolean;
}

/** A drawing in its place on a screen or in a dialog. */
export function DrawnPicture({
  drawing: Drawing,
  isSmall = false,
  isAnimated = false,
  children,
}: DrawnPictureProps & { drawing: ComponentType; children?: ReactNode }): ReactNode {
  return (
    <div className={cx(wrapper, isSmall && inDialog)} data-alive={isAnimated || undefined}>
      <Drawing />
      {children}
    </div>
  );
}

const wrapper = css({ position: 'relative' });
const inDialog = css({ width: '24', height: '24', marginBottom: '4' });
