import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { css, cva } from '#styled/css/index.js';

/** The height of the longest list (256 px) and its gaps. CSS pixels. */
const LIST_HEIGHT = 272;

/**
 * Positions a list below its input, or above it if there is more space. The input's wrapper is the containing block.
 */
export function ChoicePopover({ children }: { children: ReactNode }): ReactNode {
  const popoverRef = useRef<HTMLDivElement>(null);
  const [isAbove, setIsAbove] = useState(false);

  useLayoutEffect(() => {
    const wrapperRect = popoverRef.current?.parentElement?.getBoundingClientRect();
    if (!wrapperRect) return;
    const spaceBelow = window.innerHeight - wrapperRect.bottom;
    setIsAbove(spaceBelow < LIST_HEIGHT && wrapperRect.top > spaceBelow);
  }, []);

  return (
    <div ref={popoverRef} className={popover({ above: isAbove })}>
      <div className={box}>{children}</div>
    </div>
  );
}

const popover = cva({
  base: { position: 'absolute', insetInline: '0', zIndex: 'drawer', paddingBlock: '1' },
  variants: { above: { true: { bottom: '[100%]' }, false: { top: '[100%]' } } },
});
const box = css({
  bg: 'raised',
  border: 'line',
  borderRadius: 'control',
  boxShadow: 'float',
  overflow: 'hidden',
  animationName: 'fadeIn',
  animationDuration: 'quick',
  animationTimingFunction: 'out',
});
