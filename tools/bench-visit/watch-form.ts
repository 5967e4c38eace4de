/** A field that the form has from the start. Its kind decides when it counts as usable. */
export interface ExpectedField {
  id: string;
  kind: 'list' | 'radio' | 'checkbox' | 'input';
}

/** The page's own measurements, in milliseconds since its navigation began. */
export interface PageMeasurements {
  firstPaint: number;
  firstContentfulPaint: number;
  /** The frame that shows the first field that takes text. */
  firstField: number;
  /**
   * Whole form usable: the bench presses a real key as soon as every field has its final control (no placeholder; lists
   * have options or a button). This is the time of the frame that shows the character, so a busy main thread makes it
   * later.
   */
  wholeForm: number;
  /** Sum of the layout shifts that the visitor did not cause (14.4). */
  layoutShift: number;
  /** `performance.timeOrigin`, to align it with the requests. */
  timeOrigin: number;
  /** From the press on a list to the frame that shows its options; absent where the browser itself shows the list. */
  listOpened?: number;
}

declare global {
  interface Window {
    visit: { formUsable: Promise<void>; measured: PageMeasurements };
  }
}

/** Runs in both pages before their own scripts. It is serialised, so it must not use anything outside of itself. */
export function watchForm(fields: readonly ExpectedField[]): void {
  if (window !== window.top) return;
  const measured: PageMeasurements = {
    firstPaint: Number.NaN,
    firstContentfulPaint: Number.NaN,
    firstField: Number.NaN,
    wholeForm: Number.NaN,
    layoutShift: 0,
    timeOrigin: performance.timeOrigin,
  };
  const afterNextFrame = (): Promise<number> =>
    new Promise(resolve =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      }),
    );
  const isEnabledInput = (element: Element | null): element is HTMLInputElement =>
    element instanceof HTMLInputElement && !element.disabled && !element.readOnly;
  const isUsable = ({ id, kind }: ExpectedField): boolean => {
    const element = document.getElementById(id);
    if (kind === 'radio') return (element?.querySelectorAll('input[type=radio]:enabled').length ?? 0) > 1;
    if (kind === 'list' && element instanceof HTMLSelectElement) return element.options.length > 1;
    if (kind === 'list') return element?.getAttribute('role') === 'combobox' && isEnabledInput(element);
    return isEnabledInput(element) && (element.type === 'checkbox') === (kind === 'checkbox');
  };
  new PerformanceObserver(list => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-paint') measured.firstPaint = startTime;
      if (name === 'first-contentful-paint') measured.firstContentfulPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      }; // lib.dom has no type for it yet
      if (!hadRecentInput) measured.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const formUsable = new Promise<void>(resolve => {
    let hasFirstField = false;
    const observer = new MutationObserver(() => {
      if (!hasFirstField && fields.some(field => field.kind === 'input' && isUsable(field))) {
        hasFirstField = true;
        void afterNextFrame().then(time => {
          measured.firstField = time;
        });
      }
      if (!fields.every(isUsable)) return;
      observer.disconnect();
      const firstInput = document.getElementById(fields.find(({ kind }) => kind === 'input')?.id ?? '');
      firstInput?.addEventListener(
        'input',
        () =>
          void afterNextFrame().then(time => {
            measured.wholeForm = time;
          }),
        { once: true },
      );
      // After the frame: a page that moves the focus to its heading has done so by then.
      void afterNextFrame().then(() => {
        firstInput?.focus();
        resolve();
      });
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'readonly', 'role'],
    });
  });
  window.visit = { formUsable, measured };
}
