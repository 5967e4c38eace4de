/** A dialog, drawer or sheet over the page. */
export interface OpenLayer {
  /** Contains all of it; a child of the body. */
  root: HTMLElement;
  /** The element with the role. */
  element: HTMLElement;
  onEscape: () => void;
}

/** Attribute of elements that stay usable above every layer: short messages. */
export const ABOVE_LAYERS = 'data-above-layers';

/** Open layers, the top one last. */
const layers: OpenLayer[] = [];
/** Elements that the top layer hides from screen readers. */
const hidden = new Set<Element>();

const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** The elements at which the Tab key stops, in order. */
const tabStopsIn = (container: HTMLElement): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(STOPS)].filter(element => element.getClientRects().length > 0);

/** Moves the focus to the element with `data-autofocus`, else to the first control, else to the element itself. */
export function focusLayer(element: HTMLElement): void {
  const firstFocus =
    element.querySelector<HTMLElement>('[data-autofocus]:enabled') ?? tabStopsIn(element)[0] ?? element;
  firstFocus.focus({ preventScroll: true });
}

/** Screen readers find only the top layer and the messages above it. */
function hideOthers(): void {
  for (const element of hidden) element.removeAttribute('aria-hidden');
  hidden.clear();
  const top = layers.at(-1);
  if (!top) return;
  for (const element of document.body.children) {
    if (element === top.root || element.hasAttribute('aria-hidden') || element.hasAttribute(ABOVE_LAYERS))
      continue;
    element.setAttribute('aria-hidden', 'true');
    hidden.add(element);
  }
}

/** The Tab key cycles inside the layer. */
function keepTabInside(event: KeyboardEvent, { element }: OpenLayer): void {
  const tabStops = tabStopsIn(element);
  const [firstStop, lastStop] = [tabStops[0], tabStops.at(-1)];
  const focused = document.activeElement;
  const target = event.shiftKey
    ? (focused === firstStop || focused === element) && lastStop
    : focused === lastStop && firstStop;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (!top || event.defaultPrevented || event.isComposing) return;
  // The focus is on the body when the button that had it was disabled.
  const isInside = event.target === document.body || top.element.contains(event.target as Node); // a key is pressed in a node
  if (!isInside) return;
  if (event.key === 'Tab') keepTabInside(event, top);
  if (event.key !== 'Escape') return;
  // No other layer hears the same key.
  event.stopImmediatePropagation();
  top.onEscape();
}

function onFocusIn({ target }: FocusEvent): void {
  const top = layers.at(-1);
  if (!top || !(target instanceof Element)) return;
  if (top.root.contains(target) || target.closest(`[${ABOVE_LAYERS}], dialog[open]`)) return;
  focusLayer(top.element);
}

/** Milliseconds; nobody scrolls sooner. */
const LOCK_DELAY = 100;
let unlock = (): void => undefined;

/** The page does not scroll under a layer. */
function lockScroll(): void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
  // After the first frame, because it makes the browser lay out the page anew.
  const timer = setTimeout(() => {
    style.overflow = 'hidden';
    // The page keeps its place where a scroll bar took space.
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
  }, LOCK_DELAY);
  unlock = () => {
    clearTimeout(timer);
    Object.assign(style, before);
  };
}

/** Adds a layer on top of the open ones. Returns a function that removes it, wherever it is by then. */
export function addLayer(layer: OpenLayer): () => void {
  layers.push(layer);
  if (layers.length === 1) {
    // On the document: after every handler inside the layer, so that a list or a hint takes its Escape first.
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    lockScroll();
  }
  hideOthers();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    hideOthers();
    if (layers.length > 0) return;
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
    unlock();
  };
}
