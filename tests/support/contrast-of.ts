import { contrastBetween, parseColor } from '#journey/color.ts';

/** The contrast of two computed colours, which are opaque. */
export function contrastOf(first: string, second: string): number {
  const colors = [parseColor(first), parseColor(second)] as const;
  if (!colors[0] || !colors[1]) throw new Error(`Not two colours: ${first} and ${second}`);
  return contrastBetween(colors[0], colors[1]);
}

/** The contrast of an element's text to the background that is seen behind it. */
export function textContrastOf(element: Element): number {
  let ground = element;
  while (getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)' && ground.parentElement)
    ground = ground.parentElement;
  return contrastOf(getComputedStyle(element).color, getComputedStyle(ground).backgroundColor);
}
