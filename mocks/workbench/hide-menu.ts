/** The id of the menu of the top bar. */
export const MENU_ID = 'mais';

/** Closes the menu of the top bar. Without effect in browsers that have no menus. */
export function hideMenu(): void {
  document.getElementById(MENU_ID)?.togglePopover?.(false);
}
