import { type ReactNode, useState } from 'react';
import { css } from '#styled/css/index.js';
import { Lines } from './lines.tsx';

/** A longer text is cut at the end of a sentence. Characters. */
const MAX_LENGTH = 300;

/** The end of a sentence, of a line, or of a part before ' | '. */
const PART_END = /[.!?…](?=\s)|<br\s*\/?>|\n| \| /gi;

export const isLong = (text: string): boolean => text.length > MAX_LENGTH;

/** The beginning of a long text: up to the last `PART_END` that fits; without one, up to the last word that fits. */
export function shorten(text: string): string {
  if (!isLong(text)) return text;
  let end = 0;
  for (const match of text.matchAll(PART_END)) {
    const sentenceEnd = match.index + (/^[.!?…]/.test(match[0]) ? 1 : 0);
    if (sentenceEnd > MAX_LENGTH) break;
    end = sentenceEnd;
  }
  if (end > 0) return text.slice(0, end).trimEnd();
  const wordEnd = text.lastIndexOf(' ', MAX_LENGTH - 1);
  const start = text.slice(0, wordEnd > 0 ? wordEnd : MAX_LENGTH - 1);
  // Half of a surrogate pair would show as a question mark.
  return `${start.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

interface LongTextProps {
  /** Plain text; a <br/> in it begins a new line (2.55). */
  text: string;
  /** Each sentence on a line of its own (2.56). */
  bySentence?: boolean;
}

/** A message from the service. After 300 characters it is cut, and a button shows the whole text (8.20). */
export function LongText({ text, bySentence = false }: LongTextProps): ReactNode {
  const [expandedText, setExpandedText] = useState('');
  const start = shorten(text);
  if (start === text) return <Lines text={text} bySentence={bySentence} />;
  if (expandedText === text)
    return (
      // The pressed button is gone: the focus moves to the whole text.
      <span ref={focusOn} tabIndex={-1}>
        <Lines text={text} bySentence={bySentence} />
      </span>
    );
  return (
    <>
      <Lines text={start} bySentence={bySentence} />{' '}
      <button type="button" className={moreButton} onClick={() => setExpandedText(text)}>
        Ver mensagem completa
      </button>
    </>
  );
}

const focusOn = (element: HTMLElement | null): void => element?.focus();

const moreButton = css({
  display: 'inline',
  textStyle: 'label',
  color: 'brand.activeText',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
  minHeight: '6',
  cursor: 'pointer',
});
