import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { css, cva } from '#styled/css/index.js';

/** The space for the list below the input, with its gap: 256 px and a margin. */
const WANTED_HEIGHT = 272;

/**
 * The position of a floating list: below its input, or above if there is more space. Relative to the input's wrapper.
 */
export function ChoicePopover({ children }: { children: ReactNode }): ReactNode {
  const anchor = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);

  useLayoutEffect(() => {
    const input = anchor.current?.parentElement?.getBoundingClientRect();
    if (!input) return;
    const spaceBelow = window.innerHeight - input.bottom;
    setAbove(spaceBelow < WANTED_HEIGHT && input.top > spaceBelow);
  }, []);

  return (
    <div ref={anchor} className={floating({ above })}>
      <div className={clip}>{children}</div>
    </div>
  );
}

const floating = cva({
  base: { position: 'absolute', insetInline: '0', zIndex: 'drawer', paddingBlock: '1' },
  variants: { above: { true: { bottom: '[100%]' }, false: { top: '[100%]' } } },
});
const clip = css({
  bg: 'raised',
  border: 'line',
  borderRadius: 'control',
  boxShadow: 'float',
  overflow: 'hidden',
  animationName: 'fadeIn',
  animationDuration: 'quick',
  animationTimingFunction: 'out',
});
