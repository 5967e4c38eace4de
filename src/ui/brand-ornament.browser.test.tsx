import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BrandOrnament } from './brand-ornament.tsx';

afterEach(cleanup);

test('[15.2] the curves end on an edge of the window, so the edge of a header cuts no curve', () => {
  render(<BrandOrnament corner="topRight" />);
  const paths = [...document.querySelectorAll<SVGPathElement>('svg path')];
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    const { ownerSVGElement: svg } = path;
    const { width, height } = svg?.viewBox.baseVal ?? { width: 0, height: 0 };
    // On the side inside the header the curve has reached its edge; on the side of the window it has not.
    expect(path.isPointInFill(new DOMPoint(width - 2, height - 6))).toBe(false);
    expect(path.isPointInFill(new DOMPoint(2, height - 6))).toBe(true);
  }
});
