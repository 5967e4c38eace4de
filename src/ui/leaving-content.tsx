import { Component, createRef, type ReactNode } from 'react';
import { css } from '#styled/css/index.js';

interface LeavingContentProps {
  /** Identifies the place that is shown. */
  place: string;
  /** The new place moves in. */
  fades: boolean;
}

interface Leaving {
  element: HTMLElement;
  rect: DOMRect;
  /** Where the main element begins when the page is scrolled to its top. */
  mainTop: number;
}

/** More than any window shows. To draw as many again would hold up the new step. */
const MAX_ELEMENTS = 600;
/** They would play, load or announce themselves a second time. */
const ACTIVE = 'iframe, video, audio, object, embed, [role=alert], [aria-live]';

/**
 * The content of the place before, which fades in 90 ms while the new content slides in (15.6). These are the elements
 * that React has just removed: they look as the visitor left them, without a copy. They are inert and out of the flow, so
 * presses, the focus and the layout belong to the new place. View transitions would hold back presses.
 *
 * A class, because only `getSnapshotBeforeUpdate` runs before React changes the page.
 */
export class LeavingContent extends Component<LeavingContentProps> {
  readonly #holder = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(previousProps: LeavingContentProps): Leaving | null {
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

  override componentDidUpdate(previousProps: LeavingContentProps, _: unknown, leaving: Leaving | null): void {
    const holder = this.#holder.current;
    if (!holder || previousProps.place === this.props.place) return;
    holder.replaceChildren();
    // A place that keeps the elements of the one before has changed them already.
    if (!leaving || leaving.element.isConnected) return;
    const { element, rect, mainTop } = leaving;
    for (const active of element.querySelectorAll(ACTIVE)) active.remove();
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

/** Ends at the header and, by its place in the page, below the dock. */
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
