import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from './icon.tsx';
import { iconByName } from './icon-by-name.ts';

/** An icon whose name the service sends; an unknown name renders nothing. */
export function NamedIcon({ name }: { name: string }): ReactNode {
  const drawing = iconByName(name);
  return drawing ? <Icon drawing={drawing} className={iconColour} /> : null;
}

const iconColour = css({ color: 'brand.activeText' });
