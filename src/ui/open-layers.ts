import { moveFocus } from '#shared/move-focus.ts';
import { watchBackButton } from './watch-back-button.ts';

/** A dialog, drawer or sheet over the page. */
export interface OpenLayer {
  /** The child of the body that contains the whole layer. */
  root: HTMLElement;
  /** The element with the role `dialog` or `alertdialog`. */
  element: HTMLElement;
  /** Called for Escape, and for the back button of an Android phone. */
  onEscape: () => void;
}

/** Attribute of elements that stay usable above every layer: short messages. */
export const ABOVE_LAYERS = 'data-above-layers';

/** Open layers, the top one last. */
const layers: OpenLayer[] = [];
/** Elements that the top layer hides from screen readers. */
const hiddenElements = new Set<Element>();

const TAB_STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** The elements at which the Tab key stops, in order. */
const tabStopsIn = (container: HTMLElement): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(
    element => element.getClientRects().length > 0,
  );

/** Moves the focus to the element with `data-autofocus`, else to the first control, else to the element itself. */
export function focusLayer(element: HTMLElement): void {
  const firstFocus =
    // A control with `data-autofocus` comes before a title.
    element.querySelector<HTMLElement>('[data-autofocus]:enabled') ??
    element.querySelector<HTMLElement>('[data-autofocus][tabindex]') ??
    tabStopsIn(element)[0] ??
    element;
  moveFocus(firstFocus, { preventScroll: true });
}

/** Screen readers find only the top layer and the messages above it. */
function hideOthers(): void {
  for (const element of hiddenElements) element.removeAttribute('aria-hidden');
  hiddenElements.clear();
  const top = layers.at(-1);
  if (!top) return;
  for (const element of document.body.children) {
    if (element === top.root || element.hasAttribute('aria-hidden') || element.hasAttribute(ABOVE_LAYERS))
      continue;
    element.setAttribute('aria-hidden', 'true');
    hiddenElements.add(element);
  }
}

/** The Tab key cycles inside the layer. */
function keepTabInside(event: KeyboardEvent, { element }: OpenLayer): void {
  const tabStops = tabStopsIn(element);
  const [firstStop, lastStop] = [tabStops[0], tabStops.at(-1)];
  const focused = document.activeElement;
  // The layer itself or its title may have the focus: both precede the first stop.
  const isAtStart =
    focused === firstStop || focused === element || focused?.matches('[data-autofocus][tabindex]');
  const target = event.shiftKey ? isAtStart && lastStop : focused === lastStop && firstStop;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (!top || event.defaultPrevented || event.isComposing) return;
  // The focus is on the body when the button that had it was disabled.
  const isInside = event.target === document.body || top.element.contains(event.target as Node); // the target of a key event is a node
  if (!isInside) return;
  if (event.key === 'Tab') keepTabInside(event, top);
  if (event.key !== 'Escape') return;
  // No other listener handles the same key press.
  event.stopImmediatePropagation();
  // Nor does the browser close the watcher of the layer below.
  event.preventDefault();
  top.onEscape();
}

function onFocusIn({ target }: FocusEvent): void {
  const top = layers.at(-1);
  if (!top || !(target instanceof Element)) return;
  if (top.root.contains(target) || target.closest(`[${ABOVE_LAYERS}]`)) return;
  focusLayer(top.element);
}

/** Time after which the page stops scrolling; no visitor scrolls sooner. Milliseconds. */
const LOCK_DELAY = 100;
let unlock = (): void => undefined;

/** The page does not scroll under a layer. */
function lockScroll(): void {
  const { style, clientWidth } = document.documentElement;
  const previousStyle = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
  // After the first frame, because it makes the browser lay out the page anew.
  const timer = setTimeout(() => {
    style.overflow = 'hidden';
    // Padding replaces the scroll bar that disappears, so that the page does not move.
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
  }, LOCK_DELAY);
  unlock = () => {
    clearTimeout(timer);
    Object.assign(style, previousStyle);
  };
}

/** Adds a layer on top of the open ones. Returns a function that removes it from any position. */
export function addLayer(layer: OpenLayer): () => void {
  layers.push(layer);
  if (layers.length === 1) {
    // On the document, so that handlers inside the layer come first: Escape closes an open list or hint, not the layer.
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    lockScroll();
  }
  hideOthers();
  const stopWatching = watchBackButton(layer.onEscape);
  return () => {
    stopWatching();
    layers.splice(layers.indexOf(layer), 1);
    hideOthers();
    if (layers.length > 0) return;
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
    unlock();
  };
}
