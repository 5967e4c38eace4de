/** Figures of a screen at rest. Lengths are in CSS pixels; 0 if the screen has no such element. */
export interface ScreenFigures {
  /** Type sizes: of the heading, of most of the text, of the largest amount in R$, and the smallest of all. */
  title: number;
  body: number;
  amount: number;
  smallest: number;
  /** Height of the picture. */
  picture: number;
  /** Height of the primary button, and the distance of its centre from the lower edge of the window. */
  primary: number;
  centre: number;
  /** Height of the smallest control. */
  target: number;
  /** Numbers of words and controls that are in view without scrolling. */
  words: number;
  controls: number;
}

/**
 * Measures the part of the page that is in view. Runs inside the page, so it must not use anything outside of itself.
 */
export function measurePage(): ScreenFigures {
  const isInView = (element: Element): boolean => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      top < innerHeight &&
      top + height > 0 &&
      left < innerWidth &&
      element.checkVisibility({ visibilityProperty: true })
    );
  };
  const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
  // An open dialog covers the page, so the dialog is measured alone.
  const root =
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].find(dialog =>
      dialog.checkVisibility({ visibilityProperty: true }),
    ) ?? document.body;
  const texts: { element: Element; text: string }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element && text !== '' && !element.closest('style, script') && isInView(element))
      texts.push({ element, text });
  }
  const controls = [
    ...root.querySelectorAll('button, a[href], input, select, textarea, [role=option], label:has(input)'),
  ]
    .filter(isInView)
    // An input inside a label is left out, because the whole label is the target.
    .filter(element => !(element instanceof HTMLInputElement && element.closest('label')));
  const heights = controls
    .map(element => element.getBoundingClientRect().height)
    .filter(height => height >= 8);
  const sizes = texts.map(({ element }) => sizeOf(element));
  const charactersBySize = new Map<number, number>();
  for (const { element, text } of texts)
    charactersBySize.set(sizeOf(element), (charactersBySize.get(sizeOf(element)) ?? 0) + text.length);
  const [body = 0] = [...charactersBySize].sort((left, right) => right[1] - left[1])[0] ?? [];
  const amounts = texts.filter(({ text }) => /^R\$/.test(text)).map(({ element }) => sizeOf(element));
  const heading = [...root.querySelectorAll('h1, h2')].find(isInView);
  const primaryButton = [...(document.querySelector('[data-dock]')?.querySelectorAll('button') ?? [])]
    .filter(isInView)
    .at(-1);
  const primary = root === document.body ? primaryButton?.getBoundingClientRect() : undefined;
  // Icons are at most 28 px high.
  const picture = [...root.querySelectorAll('main svg, main img')]
    .map(element => element.getBoundingClientRect().height)
    .find(height => height > 40);
  const round = (length: number): number => Math.round(length * 10) / 10;
  return {
    title: heading ? sizeOf(heading) : 0,
    body,
    amount: Math.max(0, ...amounts),
    smallest: sizes.length === 0 ? 0 : Math.min(...sizes),
    picture: round(picture ?? 0),
    primary: primary ? round(primary.height) : 0,
    centre: primary ? round(innerHeight - (primary.top + primary.height / 2)) : 0,
    target: heights.length === 0 ? 0 : round(Math.min(...heights)),
    words: texts.flatMap(({ text }) => text.split(/\s+/)).length,
    controls: controls.length,
  };
}
