/** Elements that show that a person can continue: a heading, a message, or a control. */
const SIGNS_OF_LIFE =
  'h1, h2, [role=alert], [role=alertdialog], [role=dialog], button, a[href], input, select, textarea';

const isShown = (element: Element): boolean =>
  element instanceof HTMLElement &&
  element.offsetParent !== null &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getClientRects().length > 0;

/** True when the page is neither blank nor still loading: it shows a text, and offers an action or shows a wait. */
export function isAlive(root: ParentNode): boolean {
  const visibleSigns = [...root.querySelectorAll(SIGNS_OF_LIFE)].filter(isShown);
  const isOpening = [...root.querySelectorAll('[role=progressbar][aria-label="Carregando"]')].some(isShown);
  // The heading of the loading screen does not count; a message over that screen does.
  const countedSigns = isOpening
    ? visibleSigns.filter(sign => !/^H[12]$/.test(sign.tagName) && textOf(sign) !== '')
    : visibleSigns;
  return countedSigns.length > 0 && textOf(root) !== '';
}

/** The heading of the crash screen. */
export const CRASH_HEADING = 'Algo não saiu como esperado';

export const textOf = (root: ParentNode): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: a person sees the rendered text
  (root instanceof HTMLElement ? root.innerText : '').replace(/\s+/g, ' ').trim();

/** Collects the uncaught errors while `action` runs, and hides them from other listeners. */
export async function uncaughtErrorsDuring(action: () => Promise<void>): Promise<string[]> {
  const problems: string[] = [];
  const onError = (event: ErrorEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    problems.push(`error: ${event.message}`);
  };
  const onRejection = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    problems.push(`rejection: ${String(event.reason)}`);
  };
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', onRejection, { capture: true });
  try {
    await action();
  } finally {
    window.removeEventListener('error', onError, { capture: true });
    window.removeEventListener('unhandledrejection', onRejection, { capture: true });
  }
  return problems;
}
