import { createContext, type ReactNode, useContext } from 'react';
import { css, cx } from '#styled/css/index.js';

/** Parts of every dock that depend on the journey, not on the screen. The frame provides them. */
export interface DockParts {
  /** The back button: left of the primary button on a desktop. On a phone it is in the header instead. */
  back: ReactNode;
  /** Other options, such as a restart. They are above the dock, so that nothing is below the primary button. */
  options: ReactNode;
}

export const DockPartsContext = createContext<DockParts>({ back: null, options: null });

interface DockProps {
  /** The primary button; nothing on a screen that continues by itself. */
  children?: ReactNode;
  /** Above the button, and always visible with it: the choice in short, the progress of an upload. */
  summary?: ReactNode;
  /** The screen's secondary action, above the dock. */
  link?: ReactNode;
  /** On the upper edge of the dock: a line that takes no space. */
  edge?: ReactNode;
}

/**
 * Holds the primary button of any screen at one place: 20 px above the lower edge of the window, the keyboard or the
 * bars of an embedding app (15.1, 15.6). The last child of a column that fills the height of its container.
 */
export function Dock({ children, summary, link, edge }: DockProps): ReactNode {
  const { back, options } = useContext(DockPartsContext);
  if (!children)
    return (
      <div className={cx(aboveDock, withoutDock)}>
        {options}
        {back}
      </div>
    );
  return (
    <>
      <div className={aboveDock}>
        {link}
        {options}
      </div>
      <div className={bar} data-dock={summary ? 'summary' : ''}>
        {edge}
        {summary && <div className={summaryRow}>{summary}</div>}
        <div className={row}>
          {back}
          <div className={primarySlot}>{children}</div>
        </div>
      </div>
    </>
  );
}

const aboveDock = css({
  display: { base: 'flex', _print: 'none' },
  flexDirection: 'column',
  alignItems: 'center',
  width: 'full',
  // For the focus ring of the lowest link, which the dock would cover.
  paddingBottom: '1',
  _empty: { display: 'none' },
});
const withoutDock = css({ paddingBottom: 'safe' });
const bar = css({
  // Hides the buttons in print.
  display: { base: 'block', _print: 'none' },
  position: 'sticky',
  bottom: '[var(--keyboard, 0px)]',
  zIndex: 'bar',
  alignSelf: 'stretch',
  marginInline: { base: '-5', md: '0' },
  paddingInline: { base: '5', md: '0' },
  paddingTop: '3',
  paddingBottom: 'safe',
  bg: 'canvas',
  containerType: 'scroll-state',
  // Toasts stand above it, wherever it moves.
  '@supports (anchor-name: --dock)': { anchorName: '--dock' },
  // A sticky dock would cover most of a short window: a phone on its side, or a page at 400%. The lines on its edge
  // stay.
  _shortWindow: { position: 'relative', bottom: '[auto]' },
  _before: {
    content: '""',
    position: 'absolute',
    top: '0',
    insetInline: '0',
    borderTop: 'line',
    // The line is visible only while content scrolls under the dock; browsers without this feature always draw it.
    '@supports (container-type: scroll-state)': { visibility: 'hidden' },
    '@container scroll-state(stuck: bottom)': { visibility: 'visible' },
  },
});
const summaryRow = css({
  display: 'grid',
  // Aligned at the top, so that nothing moves when a second line appears (14.4).
  alignContent: 'start',
  minHeight: 'touch',
  marginBottom: '2',
});
const row = css({ display: 'flex', alignItems: 'center', gap: '6' });
const primarySlot = css({
  display: 'grid',
  flex: '1',
  minWidth: '0',
  justifyItems: 'center',
  '& > button[class]': { minHeight: 'buttonPhone' },
});
