import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cleanText } from '#shared/clean-text.ts';
import { moveFocus } from '#shared/move-focus.ts';
import { css } from '#styled/css/index.js';
import { codeIn } from './code-in.ts';
import { digitsInBoxes } from './digits-in-boxes.ts';
import { descriptionIdsOf, fieldIdsOf } from './field-ids.ts';
import { Icon } from './icon.tsx';
import { IconAlertCircle } from './icons.ts';
import { LongText } from './long-text.tsx';

interface CodeInputProps {
  id: string;
  label: string;
  value: string;
  /** Number of digits of a code. */
  length?: number;
  error: string;
  onChange: (code: string) => void;
  /** Called for Enter in one of the boxes. */
  onEnter: () => void;
}

/**
 * A confirmation code with a box per digit; a pasted or autofilled code is distributed (one-time-code). The boxes
 * themselves hold their digits: password managers and partners' apps write into them, one box after another or a whole
 * code into one, and send an `input` event, only a `change` event, or none.
 */
export function CodeInput({
  id,
  label,
  value,
  length = 6,
  error,
  onChange,
  onEnter,
}: CodeInputProps): ReactNode {
  const { labelId, errorId } = fieldIdsOf(id);
  const rowRef = useRef<HTMLDivElement>(null);
  /** The digits that the boxes were last read or written with. */
  const knownDigits = useRef<readonly string[]>([]);
  /** The one box that Tab reaches; the arrow keys lead to the others. */
  const [tabStop, setTabStop] = useState(0);

  const showDigits = (digits: readonly string[]): void => {
    knownDigits.current = digits;
    for (const [index, box] of boxesOf(rowRef.current).entries()) {
      const digit = digits[index] ?? '';
      if (box.value !== digit) box.value = digit;
    }
  };
  const changeDigits = (digits: readonly string[]): void => {
    const code = knownDigits.current.join('');
    showDigits(digits);
    if (digits.join('') !== code) onChange(digits.join(''));
  };
  const focusBox = (index: number): void =>
    boxesOf(rowRef.current)[Math.max(0, Math.min(index, length - 1))]?.focus({ preventScroll: true });

  const showCode = useEffectEvent((code: string) => {
    if (knownDigits.current.join('') !== code) showDigits([...code]);
  });
  useLayoutEffect(() => showCode(value), [value]);

  const readDigits = (): ReturnType<typeof digitsInBoxes> =>
    digitsInBoxes(textsOf(rowRef.current), knownDigits.current);
  const readBoxes = useEffectEvent(({ target, type }: Event) => {
    const focusedIndex = boxesOf(rowRef.current).findIndex(
      box => box === target && box === document.activeElement,
    );
    // A selected digit that is typed again changes no box.
    const { digits, end = type === 'input' ? focusedIndex + 1 : focusedIndex } = readDigits();
    changeDigits(digits);
    if (focusedIndex >= 0) focusBox(end);
  });
  /** A whole code replaces all digits, whichever box has the focus; the browser would insert it into that box. */
  const takeCode = (event: Event | ClipboardEvent<HTMLElement>, text: string): void => {
    const code = codeIn(text, length);
    if (code === undefined) return;
    event.preventDefault();
    changeDigits([...code]);
    focusBox(length - 1);
  };
  /** An erased digit leaves its box empty: the digits after it stay in theirs, and the next one takes its place. */
  const eraseAt = (index: number, isBackward: boolean): void => {
    const { digits } = readDigits();
    const erasedIndex = isBackward && !digits[index] ? index - 1 : index;
    if (erasedIndex < 0) return;
    changeDigits(digits.map((digit, other) => (other === erasedIndex ? '' : digit)));
    focusBox(erasedIndex);
  };
  const beforeInput = useEffectEvent((event: InputEvent) => {
    const { data, inputType, target } = event;
    // A keyboard of Android sends no name of a key, and the browser nothing else for an empty box.
    if (inputType === 'deleteContentBackward' && target instanceof HTMLInputElement && target.value === '') {
      event.preventDefault();
      eraseAt(boxesOf(rowRef.current).indexOf(target), true);
    }
    // An unfinished text of an input method cannot be refused.
    if (data === null || !event.cancelable) return;
    takeCode(event, data);
    if (!/\d/.test(cleanText(data))) event.preventDefault();
  });
  useEffect(() => {
    const row = rowRef.current;
    if (!row) return;
    // React reports neither every change event nor every `beforeinput`.
    const removal = new AbortController();
    const { signal } = removal;
    row.addEventListener('beforeinput', event => beforeInput(event), { signal });
    row.addEventListener('input', event => readBoxes(event), { signal });
    row.addEventListener('change', event => readBoxes(event), { signal });
    return () => removal.abort();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number): void => {
    const { key } = event;
    const targetIndex = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 }[key];
    if (key === 'Enter') onEnter();
    else if (key === 'Backspace' || key === 'Delete') eraseAt(index, key === 'Backspace');
    else if (targetIndex !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey)
      focusBox(targetIndex);
    else return;
    event.preventDefault();
  };
  /** Digits are entered from the left: an empty box passes the focus to the first one. */
  const onFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>, index: number): void => {
    const firstEmpty = textsOf(rowRef.current).indexOf('');
    if (currentTarget.value === '' && firstEmpty < index) focusBox(firstEmpty);
    else setTabStop(index);
  };

  return (
    <div>
      <span id={labelId} className={labelStyle}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own. */}
      <div
        ref={rowRef}
        className={row}
        role="group"
        onPaste={event => takeCode(event, event.clipboardData.getData('text/plain'))}
        aria-labelledby={labelId}
        aria-describedby={descriptionIdsOf(id, { error: error !== '' })}
      >
        {Array.from({ length }, (_, index) => index).map(index => (
          <input
            key={index}
            data-index={index}
            className={box}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint={index === length - 1 ? 'done' : 'next'}
            tabIndex={index === tabStop ? 0 : -1}
            // The first box accepts the whole code, so its name has no digit number.
            aria-label={index === 0 ? label : `${label}, dígito ${index + 1} de ${length}`}
            aria-invalid={error !== '' || undefined}
            onKeyDown={event => onKeyDown(event, index)}
            onFocus={event => onFocus(event, index)}
          />
        ))}
      </div>
      <div aria-live="polite" className={errorLine}>
        {error !== '' && (
          <p id={errorId} className={errorText}>
            <Icon drawing={IconAlertCircle} size="help" />
            <span>
              <LongText text={error} />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** The code in the boxes; a program may have filled them without an event. */
export const readCode = (id: string): string => digitsInBoxes(textsOf(rowWith(id)), []).digits.join('');

/**
 * Moves the focus to the first box without a digit, otherwise to the first box, whose digit the next key replaces.
 * Their group has the error as its description (13.3).
 */
export function focusCode(id: string): void {
  const boxes = boxesOf(rowWith(id));
  moveFocus(boxes.find(({ value }) => value === '') ?? boxes[0]);
}

const rowWith = (id: string): Element | null =>
  document.querySelector(`[aria-labelledby="${CSS.escape(fieldIdsOf(id).labelId)}"]`);

const boxesOf = (row: Element | null): HTMLInputElement[] => [...(row?.querySelectorAll('input') ?? [])];
const textsOf = (row: Element | null): string[] => boxesOf(row).map(({ value }) => value);

const labelStyle = css({ display: 'block', textStyle: 'label', color: 'ink', marginBottom: '2' });
const row = css({ display: 'flex', gap: '2', justifyContent: 'center' });
const box = css({
  flex: '1',
  minWidth: '0',
  maxWidth: '14',
  height: { base: 'inputPhone', md: 'row' },
  textAlign: 'center',
  textStyle: 'title',
  fontVariantNumeric: 'tabular-nums',
  bg: 'surface',
  color: 'ink',
  border: 'lineStrong',
  borderRadius: 'control',
  _focus: { outline: 'ring' },
  '&[aria-invalid]': { borderColor: 'error' },
});
/** As high as an error of one line, so that it moves nothing when it comes (14.4). */
const errorLine = css({ minHeight: '6', paddingTop: '1.5' });
const errorText = css({
  display: 'flex',
  gap: '1.5',
  alignItems: 'center',
  // Below the centred boxes.
  justifyContent: 'center',
  textStyle: 'help',
  color: 'error',
  textAlign: 'left',
});
