import { PinInput } from '@ark-ui/react/pin-input';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { moveFocus } from '#shared/move-focus.ts';
import { css } from '#styled/css/index.js';
import { codeIn } from './code-in.ts';
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

/** A confirmation code with a box per digit; a pasted or autofilled code is distributed (one-time-code). */
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
  // The code alone does not tell where the visitor has erased a digit.
  const [lastDigits, setLastDigits] = useState<readonly string[]>([]);
  const shownDigits = lastDigits.join('') === value ? lastDigits : [...value];
  const digits = Array.from({ length }, (_, index) => shownDigits[index] ?? '');

  function changeDigits(nextDigits: readonly string[]): void {
    setLastDigits(nextDigits);
    onChange(nextDigits.join(''));
  }
  const eraseDigit = (erasedIndex: number): void =>
    changeDigits(digits.map((digit, index) => (index === erasedIndex ? '' : digit)));

  /** A whole code replaces all digits, whichever box has the focus: the boxes would insert it from there on. */
  function takeCode(event: SyntheticEvent<HTMLElement>, text: string): void {
    const code = codeIn(text, length);
    if (code === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(code);
    boxAt(event.currentTarget, length - 1)?.focus();
  }

  /** The library would move the digits that follow the erased one, and the next digit would replace one of them. */
  function eraseAtKey(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event;
    if (!(target instanceof HTMLInputElement) || (key !== 'Backspace' && key !== 'Delete')) return;
    event.preventDefault();
    const index = Number(target.dataset.index);
    if (digits[index] !== '') eraseDigit(index);
    else if (key === 'Backspace' && index > 0) {
      eraseDigit(index - 1);
      boxAt(currentTarget, index - 1)?.focus();
    }
  }

  return (
    <PinInput.Root
      otp
      type="numeric"
      placeholder=""
      count={length}
      value={digits}
      invalid={error !== ''}
      onValueChange={({ value }) => changeDigits(value)}
      // People often paste surrounding text as well.
      sanitizeValue={pasted => pasted.replace(/\D/g, '')}
      // The first box accepts the whole code, so its name has no digit number.
      translations={{
        inputLabel: (index, total) => (index === 0 ? label : `${label}, dígito ${index + 1} de ${total}`),
      }}
    >
      <span id={labelId} className={labelStyle}>
        {label}
      </span>
      <PinInput.Control
        className={row}
        role="group"
        onInputCapture={event => {
          const input = event.target;
          if (!(input instanceof HTMLInputElement)) return;
          const index = Number(input.dataset.index);
          if (input.value === '') {
            // Cut, or erased by a keyboard of Android, which sends no name of a key.
            event.stopPropagation();
            // Otherwise React would not notice the same digit typed again.
            input.value = '';
            eraseDigit(index);
            return;
          }
          const typed = input.value.replace(/\D/g, '');
          if (typed.length !== length) return;
          // Reads an autofilled code at once. The boxes would read it a frame later, from whichever box has the focus
          // then.
          event.stopPropagation();
          input.value = typed[index] ?? '';
          onChange(typed);
        }}
        onPasteCapture={event => takeCode(event, event.clipboardData.getData('text/plain'))}
        // A text that a keyboard inserts or a voice dictates. The boxes would refuse one with a blank.
        onBeforeInputCapture={event => takeCode(event, event.data)}
        onKeyDownCapture={eraseAtKey}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        aria-labelledby={labelId}
        aria-describedby={descriptionIdsOf(id, { error: error !== '' })}
      >
        {Array.from({ length }, (_, index) => index).map(index => (
          <PinInput.Input key={index} index={index} className={box} />
        ))}
      </PinInput.Control>
      <div aria-live="polite">
        {error !== '' && (
          <p id={errorId} className={errorText}>
            <Icon drawing={IconAlertCircle} size="help" />
            <span>
              <LongText text={error} />
            </span>
          </p>
        )}
      </div>
    </PinInput.Root>
  );
}

/**
 * Moves the focus to the first box without a digit, otherwise to the first box, whose digit the next key replaces. Their
 * group has the error as its description (13.3).
 */
export function focusCode(id: string): void {
  const row = document.querySelector(`[aria-labelledby="${CSS.escape(fieldIdsOf(id).labelId)}"]`);
  const boxes = [...(row?.querySelectorAll<HTMLInputElement>('[data-index]') ?? [])];
  moveFocus(boxes.find(({ value }) => value === '') ?? boxes[0]);
}

const boxAt = (row: HTMLElement, index: number): HTMLElement | null =>
  row.querySelector<HTMLElement>(`[data-index="${index}"]`);

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
  '&[data-invalid]': { borderColor: 'error' },
});
const errorText = css({
  display: 'flex',
  gap: '1.5',
  alignItems: 'center',
  // Below the centred boxes.
  justifyContent: 'center',
  marginTop: '2',
  textStyle: 'help',
  color: 'error',
  textAlign: 'left',
});
