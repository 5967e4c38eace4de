import { PinInput } from '@ark-ui/react/pin-input';
import type { ReactNode } from 'react';
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
  return (
    <PinInput.Root
      otp
      type="numeric"
      placeholder=""
      count={length}
      value={Array.from({ length }, (_, index) => value[index] ?? '')}
      invalid={error !== ''}
      onValueChange={({ valueAsString }) => onChange(valueAsString)}
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
          const typed = input instanceof HTMLInputElement ? input.value.replace(/\D/g, '') : '';
          if (!(input instanceof HTMLInputElement) || typed.length !== length) return;
          // Reads an autofilled code at once. The boxes would read it a frame later, from whichever box has the focus
          // then.
          event.stopPropagation();
          input.value = typed[Number(input.dataset.index)] ?? '';
          onChange(typed);
        }}
        onPasteCapture={event => {
          const code = codeIn(event.clipboardData.getData('text/plain'), length);
          if (code === undefined) return;
          // A whole code replaces all digits, whichever box has the focus: the boxes would insert it from there on.
          event.preventDefault();
          event.stopPropagation();
          onChange(code);
          event.currentTarget.querySelector<HTMLElement>(`[data-index="${length - 1}"]`)?.focus();
        }}
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
