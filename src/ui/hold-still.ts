/** After the pointer is released, the browser still has to send the click. Milliseconds. */
const CLICK_DELAY = 50;

/**
 * Pauses the movement of a panel while a pointer presses it. A panel that moves under the pointer has another row there
 * when the pointer is released, and the browser then sends the click to that row or to none.
 */
export function holdStill(panel: HTMLElement): void {
  const movements = panel.getAnimations().filter(({ playState }) => playState === 'running');
  if (movements.length === 0) return;
  for (const movement of movements) movement.pause();
  const release = new AbortController();
  const onRelease = (): void => {
    release.abort();
    // If the click has closed the panel, its closing animation has replaced these, which must not run again.
    setTimeout(() => {
      for (const movement of movements) if (movement.playState === 'paused') movement.play();
    }, CLICK_DELAY);
  };
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, onRelease, { signal: release.signal });
}
