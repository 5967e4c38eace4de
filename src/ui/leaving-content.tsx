import { Component, createRef, type ReactNode } from 'react';
import { css } from '#styled/css/index.js';

interface LeavingContentProps {
  /** Identifies the place that is shown. */
  place: string;
  /** The content of the previous place fades out. Otherwise it disappears at once. */
  fades: boolean;
}

interface LeavingSnapshot {
  element: HTMLElement;
  rect: DOMRect;
  /** Where the main element begins when the page is scrolled to its top. */
  mainTop: number;
}

/** More than any window shows. Drawing so many elements again would delay the new step. */
const MAX_ELEMENTS = 600;
/** Elements that would play, load or be announced a second time. */
const ACTIVE_SELECTOR = 'iframe, video, audio, object, embed, [role=alert], [aria-live]';

/**
 * The content of the previous place, which fades out in 90 ms while the new content slides in (15.6). It consists of
 * the elements that React has just removed, not of copies, so it looks as the visitor left it. It is inert and
 * positioned absolutely: presses, the focus and the layout belong to the new place. View transitions would delay
 * presses.
 *
 * A class, because only `getSnapshotBeforeUpdate` runs before React changes the page.
 */
export class LeavingContent extends Component<LeavingContentProps> {
  readonly #holder = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(previousProps: LeavingContentProps): LeavingSnapshot | null {
    const main = this.#holder.current?.parentElement;
    const { place, fades } = this.props;
    if (!main || previousProps.place === place || !fades) return null;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
    const element = main.querySelector<HTMLElement>(':scope [data-moves]');
    if (!element || element.getElementsByTagName('*').length > MAX_ELEMENTS) return null;
    return {
      element,
      rect: element.getBoundingClientRect(),
      mainTop: main.getBoundingClientRect().top + scrollY,
    };
  }

  override componentDidUpdate(
    previousProps: LeavingContentProps,
    _: unknown,
    snapshot: LeavingSnapshot | null,
  ): void {
    const holder = this.#holder.current;
    if (!holder || previousProps.place === this.props.place) return;
    holder.replaceChildren();
    // If the new place reuses these elements, React has changed them already.
    if (!snapshot || snapshot.element.isConnected) return;
    const { element, rect, mainTop } = snapshot;
    for (const active of element.querySelectorAll(ACTIVE_SELECTOR)) active.remove();
    for (const identified of [element, ...element.querySelectorAll('[id], [name]')]) {
      identified.removeAttribute('id');
      identified.removeAttribute('name');
    }
    delete element.dataset.moves;
    holder.style.top = `${mainTop}px`;
    Object.assign(element.style, {
      position: 'absolute',
      top: `${rect.top - mainTop}px`,
      left: `${rect.left}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    });
    element.addEventListener('animationend', ({ target }) => {
      if (target === element) element.remove();
    });
    holder.append(element);
  }

  override render(): ReactNode {
    return <div ref={this.#holder} className={holder} aria-hidden="true" inert data-leaves="" />;
  }
}

/** Clips the previous content at the header. It comes before the dock in the DOM, so the dock covers it. */
const holder = css({
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  overflow: 'clip',
  pointerEvents: 'none',
  _empty: { display: 'none' },
  _print: { display: 'none' },
  '& > *': { animation: '[fadeOut {durations.leave} {easings.out} forwards]' },
});
