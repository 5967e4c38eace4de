import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from './icon.tsx';
import { iconNamed } from './icon-named.ts';

/** An icon that the service names; an unknown name renders nothing. */
export function NamedIcon({ name }: { name: string }): ReactNode {
  const drawing = iconNamed(name);
  return drawing ? <Icon drawing={drawing} className={mark} /> : null;
}

const mark = css({ color: 'brand.primaryStrong' });
