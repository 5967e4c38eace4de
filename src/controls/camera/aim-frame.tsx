import type { ReactNode } from 'react';
import type { CameraFacing } from '#journey/fields/camera-facing.ts';
import { css, cx } from '#styled/css/index.js';

/** A guide for the photo: a card for a document, an oval for a face. The area around it is darker. */
export function AimFrame({ facing }: { facing: CameraFacing }): ReactNode {
  const isFace = facing === 'user';
  return (
    <div className={layer}>
      <div className={cx(frame, isFace ? oval : card)} />
      <p className={hint}>
        {isFace
          ? 'Encaixe o rosto na moldura, em um lugar claro.'
          : 'Encaixe o documento inteiro na moldura, sem reflexos.'}
      </p>
    </div>
  );
}

const layer = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '5',
  overflow: 'hidden',
  containerType: 'size',
  pointerEvents: 'none',
});
const frame = css({
  border: '[3px solid {colors.onLens}]',
  boxShadow: '[0 0 0 100vmax {colors.lensVeil}]',
});
/** An identity card is 85.6 mm by 54 mm. In a low picture 7.5 rem stay for the hint under it. */
const card = css({
  width: '[min(86cqw, 34rem, (100cqh - 7.5rem) * 1.586)]',
  aspectRatio: '[1.586]',
  borderRadius: 'sheet',
});
const oval = css({
  height: '[min(62vh, 26rem, 100cqh - 7.5rem)]',
  aspectRatio: '[0.74]',
  borderRadius: '[50%]',
});
const hint = css({
  zIndex: 'above',
  paddingInline: '3',
  paddingBlock: '1.5',
  marginInline: '4',
  borderRadius: 'control',
  bg: 'lensVeil',
  textStyle: 'label',
  textAlign: 'center',
});
