import type { ReactNode, SVGProps } from 'react';
import { css, cx } from '#styled/css/index.js';

/** An icon from `icons.ts`. */
export type IconDrawing = (props: SVGProps<SVGSVGElement>) => ReactNode;

interface IconProps {
  drawing: IconDrawing;
  size?: 'help' | 'text' | 'large' | 'header';
  className?: string | undefined;
}

/** A decorative icon beside text, hidden from screen readers. */
export function Icon({ drawing: Drawing, size = 'text', className }: IconProps): ReactNode {
  return <Drawing aria-hidden="true" focusable="false" className={cx(sizes[size], className)} />;
}

const sizes = {
  help: css({ boxSize: 'iconSmall', flexShrink: '0' }),
  text: css({ boxSize: 'icon', flexShrink: '0' }),
  large: css({ boxSize: 'iconLarge', flexShrink: '0' }),
  header: css({ boxSize: 'iconHeader', flexShrink: '0' }),
};
