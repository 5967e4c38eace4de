import { type ReactNode, useState } from 'react';
import { css } from '#styled/css/index.js';
import { focusOnce } from './focus-once.ts';
import { Lines } from './lines.tsx';
import { unbrokenAmounts } from './unbroken-amounts.ts';

/** A longer message is cut at the end of a sentence (8.20). Characters. */
const MAX_LENGTH = 300;

/**
 * Longer texts of the configuration are cut. What a lender's employee wrote on purpose is shorter: some seven lines of
 * a title and sixteen of a text on a phone. A label is the name of a field or of an option. Characters.
 */
const MAX_CONFIGURED_LENGTHS = { title: 180, label: 180, text: 600 } as const;

/** The end of a sentence, of a line, or of a part before ' | '. */
const PART_END = /[.!?…](?=\s)|<br\s*\/?>|\n| \| /gi;

export const isLong = (text: string): boolean => text.length > MAX_LENGTH;

/** The beginning of a long text: up to the last `PART_END` that fits; without one, up to the last word that fits. */
export function shorten(text: string, maxLength = MAX_LENGTH): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const match of text.matchAll(PART_END)) {
    const sentenceEnd = match.index + (/^[.!?…]/.test(match[0]) ? 1 : 0);
    if (sentenceEnd > maxLength) break;
    end = sentenceEnd;
  }
  if (end > 0) return text.slice(0, end).trimEnd();
  const wordEnd = text.lastIndexOf(' ', maxLength - 1);
  const start = text.slice(0, wordEnd > 0 ? wordEnd : maxLength - 1);
  // Half of a surrogate pair would show as a question mark.
  return `${start.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/**
 * Decides the limit and the label of the button. A text or title comes from the configuration, a message from any
 * answer.
 */
type LongTextKind = 'message' | 'text' | 'title' | 'label';

interface LongTextProps {
  /** Plain text; a <br/> in it begins a new line (2.55). */
  text: string;
  /** A title needs `useLongText`: its button is no part of the heading. A label needs `renderLongLabel`. */
  kind?: Exclude<LongTextKind, 'title' | 'label'>;
  /** Each sentence on a line of its own (2.56). */
  bySentence?: boolean;
}

const BUTTON_LABELS = {
  message: 'Ver mensagem completa',
  text: 'Ver texto completo',
  label: 'Ver texto completo',
  title: 'Ver título completo',
} as const;

/**
 * A text from the service in two parts: the text, cut if it is long (8.20), and the button that shows all of it,
 * `undefined` for a short one. A heading contains the text alone, because its words are the page's title (13.4).
 */
export function useLongText(
  text: string,
  kind: LongTextKind,
  bySentence = false,
): { content: ReactNode; moreButton: ReactNode } {
  const [expandedText, setExpandedText] = useState('');
  const start = shorten(text, kind === 'message' ? MAX_LENGTH : MAX_CONFIGURED_LENGTHS[kind]);
  const lines = (part: string): ReactNode => <Lines text={part} bySentence={bySentence} />;
  // Without elements of its own: most titles and texts are short.
  if (start === text)
    return {
      content: kind === 'message' || text.includes('\n') ? lines(text) : unbrokenAmounts(text),
      moreButton: undefined,
    };
  if (expandedText === text) {
    // The pressed button is gone: the focus moves to the whole text.
    const whole = (
      <span ref={focusOnce} tabIndex={-1}>
        {lines(text)}
      </span>
    );
    return { content: whole, moreButton: undefined };
  }
  const moreButton = (
    <button type="button" className={moreButtonStyle} onClick={() => setExpandedText(text)}>
      {BUTTON_LABELS[kind]}
    </button>
  );
  return { content: lines(start), moreButton };
}

/**
 * A message or text from the service. A long one is cut, and a button shows all of it (8.20); otherwise it would fill
 * the page, and the visitor would not find what comes after it.
 */
export function LongText({ text, kind = 'message', bySentence = false }: LongTextProps): ReactNode {
  const { content, moreButton } = useLongText(text, kind, bySentence);
  if (!moreButton) return content;
  return (
    <>
      {content} {moreButton}
    </>
  );
}

interface LongLabelProps {
  text: string;
  kind: Extract<LongTextKind, 'text' | 'label'>;
  renderLabel: (content: ReactNode) => ReactNode;
}

function LongLabel({ text, kind, renderLabel }: LongLabelProps): ReactNode {
  const { content, moreButton } = useLongText(text, kind);
  return (
    <>
      {renderLabel(content)}
      {moreButton && <div className={moreButtonRow}>{moreButton}</div>}
    </>
  );
}

/**
 * Renders a label, cut if it is long, and after it the button that shows all of it: a label names one control and
 * contains no other. `kind`: 'text' for whole sentences, such as a consent. A short label costs no component, because a
 * form may have hundreds (14.3).
 */
export const renderLongLabel = (
  text: string,
  kind: LongLabelProps['kind'],
  renderLabel: LongLabelProps['renderLabel'],
): ReactNode =>
  text.length > MAX_CONFIGURED_LENGTHS[kind] ? (
    <LongLabel text={text} kind={kind} renderLabel={renderLabel} />
  ) : (
    renderLabel(text)
  );

// In ink, because a brand's colour need not be legible on the tint of a message.
const moreButtonStyle = css({
  display: 'inline',
  textStyle: 'label',
  color: 'ink',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
  minHeight: '6',
  cursor: 'pointer',
});
const moreButtonRow = css({ marginBottom: '1.5' });
