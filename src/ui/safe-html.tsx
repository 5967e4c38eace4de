import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from '#shared/safety/sanitize-html.ts';
import { css, cx } from '#styled/css/index.js';
import { MIDDLE_BUTTON } from './middle-button.ts';

interface SafeHtmlProps {
  /** Unsanitised HTML from the service. */
  html: string;
  /** `label`: beside a field or inside a message. `help`: as the line of help under a field. */
  size?: keyof typeof sizes;
  /** Opens the address of a pressed link under the link rule (12.2). */
  onOpenLink: (url: string) => void;
}

/** Sanitised HTML from the service, such as terms. Only lazy components import it, because the sanitiser has 12 kB. */
export function SafeHtml({ html, size = 'body', onOpenLink }: SafeHtmlProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(withScrollableTables(sanitizeHtml(html)));
  }, [html]);
  const openLink = (event: MouseEvent): void => {
    // The target of a mouse event is an element.
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    event.preventDefault();
    onOpenLink(link.href);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are pressed, not the element itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link
    <div
      ref={container}
      className={cx(prose, sizes[size])}
      onClick={openLink}
      onAuxClick={event => event.button === MIDDLE_BUTTON && openLink(event)}
    />
  );
}

/**
 * Puts each table into an area that scrolls. The area can be focused, because Safari scrolls with the keyboard only
 * what has the focus.
 */
function withScrollableTables(nodes: DocumentFragment): DocumentFragment {
  for (const table of nodes.querySelectorAll('table:not(table table)')) {
    const area = document.createElement('div');
    area.tabIndex = 0;
    area.setAttribute('role', 'group');
    const caption = table.querySelector(':scope > caption')?.textContent.trim();
    area.setAttribute('aria-label', caption || 'Tabela');
    table.replaceWith(area);
    area.append(table);
  }
  return nodes;
}

const sizes = {
  body: css({ color: 'ink', textStyle: 'body', '& a[href]': { color: 'brand.activeText' } }),
  /** Its links are in ink, because a brand's colour need not be legible on the tint of a message. */
  label: css({ color: 'ink', textStyle: 'label', fontWeight: 'normal' }),
  help: css({ color: 'muted', textStyle: 'help' }),
};
const prose = css({
  overflowWrap: 'anywhere',
  '& :is(h1, h2, h3, h4, h5, h6)': { textStyle: 'strong', marginTop: '5', marginBottom: '2' },
  '& :is(p, ul, ol, dl, blockquote, pre, [role=group])': { marginBottom: '3' },
  '& > :first-child': { marginTop: '0' },
  '& ul': { listStyle: '[disc]', paddingInlineStart: '5' },
  '& ol': { listStyle: '[decimal]', paddingInlineStart: '8' },
  // Roman numbers are wide: XXXVIII.
  '& ol[type=i]': { paddingInlineStart: '14' },
  '& li': { marginBottom: '1' },
  '& li::marker': { color: 'muted' },
  '& a[href]': { textDecoration: 'underline', textUnderlineOffset: '[3px]' },
  '& dt': { fontWeight: 'semibold' },
  '& dd': { paddingInlineStart: '5', marginBottom: '1' },
  '& blockquote': { paddingInlineStart: '4', borderInlineStart: 'line', color: 'muted' },
  '& hr': { borderTop: 'line', marginBlock: '5' },
  '& pre': { whiteSpace: 'pre-wrap', fontFamily: 'body' },
  '& [role=group]': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse' },
  // Not `:is(th, td)`: the browser would test that against every element of the page (14.3).
  '& th, & td': {
    border: 'line',
    padding: '2',
    textAlign: 'left',
    verticalAlign: 'top',
    textStyle: 'label',
    fontWeight: 'normal',
    // A cell is as wide as its longest word or amount, and its area scrolls.
    overflowWrap: 'break-word',
  },
  '& th': { fontWeight: 'semibold' },
  // Nested elements keep a readable size: a clause must not shrink.
  '& sub, & sup': { fontSize: 'micro', lineHeight: 'none' },
});
