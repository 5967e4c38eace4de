/** The primary button of a screen as it is at rest; lengths in CSS pixels. */
export interface PrimaryButtonAtRest {
  /** From its lower edge to the lower edge of the window. */
  bottomDistance: number;
  height: number;
}

/**
 * Measures the primary button in the dock of the screen; `undefined` without one. @throws Error if the screen has two
 * docks.
 */
export function dockAtRest(document: Document): PrimaryButtonAtRest | undefined {
  const [dock, ...otherDocks] = document.querySelectorAll('[data-dock]');
  if (otherDocks.length > 0) throw new Error('The screen has more than one dock.');
  const buttons = dock?.querySelectorAll('button');
  // The primary button is the last one: on a desktop 'Voltar' precedes it.
  const button = buttons?.[buttons.length - 1];
  if (!button || !document.defaultView) return undefined;
  const { bottom, height } = button.getBoundingClientRect();
  return {
    bottomDistance: Math.round(document.defaultView.innerHeight - bottom),
    height: Math.round(height),
  };
}

/** Texts of the primary buttons that are outside the dock of the screen. Dialogs are not searched. */
export const primaryButtonsElsewhere = (document: Document): string[] =>
  [...document.querySelectorAll('main [data-look=primary]')]
    .filter(button => !button.closest('[data-dock]'))
    .map(({ textContent }) => textContent ?? '');
