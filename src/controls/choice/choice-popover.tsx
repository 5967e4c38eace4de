import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { css, cva } from '#styled/css/index.js';

/** Room the list wants under the input, with its gap: 256 px and a little air. */
const WANTED = 272;

/** Where a list floats: under its input, or over it when there is more room above. The input's wrapper is its origin. */
export function ChoicePopover({ children }: { children: ReactNode }): ReactNode {
  const anchor = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);

  useLayoutEffect(() => {
    const input = anchor.current?.parentElement?.getBoundingClientRect();
    if (!input) return;
    const below = window.innerHeight - input.bottom;
    setAbove(below < WANTED && input.top > below);
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
