import { type ReactNode, useState } from 'react';
import { css } from '#styled/css/index.js';
import { Lines } from './lines.tsx';

/** A longer text is cut at a sentence. Characters. */
const LONGEST = 300;

/** An end of a sentence, a line or a part. */
const END = /[.!?…](?=\s)|<br\s*\/?>|\n| \| /gi;

export const isLong = (text: string): boolean => text.length > LONGEST;

/** The beginning of a long text up to the last end of a sentence; without one, up to the last word. */
export function shortened(text: string): string {
  if (!isLong(text)) return text;
  let end = 0;
  for (const match of text.matchAll(END)) {
    const sentenceEnd = match.index + (/^[.!?…]/.test(match[0]) ? 1 : 0);
    if (sentenceEnd > LONGEST) break;
    end = sentenceEnd;
  }
  if (end > 0) return text.slice(0, end).trimEnd();
  const word = text.lastIndexOf(' ', LONGEST - 1);
  const start = text.slice(0, word > 0 ? word : LONGEST - 1);
  // Half of a character of two halves would show as a question mark.
  return `${start.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

interface LongTextProps {
  /** Plain text; a <br/> in it begins a new line (2.55). */
  text: string;
  /** Each sentence on a line of its own (2.56). */
  bySentence?: boolean;
}

/** A message from the service. Past 300 characters it is cut, and a button shows the whole (8.20). */
export function LongText({ text, bySentence = false }: LongTextProps): ReactNode {
  const [expandedText, setExpandedText] = useState('');
  const start = shortened(text);
  if (start === text) return <Lines text={text} bySentence={bySentence} />;
  if (expandedText === text)
    return (
      // The pressed button is gone: the focus goes to what it showed.
      <span ref={focusOn} tabIndex={-1}>
        <Lines text={text} bySentence={bySentence} />
      </span>
    );
  return (
    <>
      <Lines text={start} bySentence={bySentence} />{' '}
      <button type="button" className={more} onClick={() => setExpandedText(text)}>
        Ver mensagem completa
      </button>
    </>
  );
}

const focusOn = (element: HTMLElement | null): void => element?.focus();

const more = css({
  display: 'inline',
  textStyle: 'label',
  color: 'brand.primaryStrong',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
  minHeight: '6',
  cursor: 'pointer',
});
