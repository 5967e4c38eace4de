import { type FocusEvent, type ReactNode, useRef } from 'react';
import { parseDate, toBrazilian, toIso } from '#brazil/date.ts';
import { css } from '#styled/css/index.js';
import { InputBox } from '#ui/input-box.tsx';
import type { ControlProps } from './control.ts';
import { maskOf } from './primitives/mask-of.ts';
import { MaskedInput } from './primitives/masked-input.tsx';
import { ReadOnlyText } from './primitives/read-only-text.tsx';

/**
 * A date typed as DD/MM/AAAA or picked in the browser's calendar (5.26). The calendar is a transparent date input over
 * the icon, because `showPicker` throws in a frame of another origin, and the form is embedded in frames.
 */
export function DateControl(props: ControlProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  if (props.readOnly) return <ReadOnlyText {...props} />;
  const day = parseDate(props.shownText);

  // Opening the calendar does not leave the field, so it is not validated yet.
  const leave = (event: FocusEvent) => event.relatedTarget !== picker.current && props.onLeave();

  function pick(iso: string) {
    const date = parseDate(iso);
    if (date) props.onEdit(toBrazilian(date));
    // The calendar's button that clears it.
    else if (iso === '') props.onEdit('');
  }

  const calendar = (
    <span className={calendarButton}>
      <span className={calendarIcon} />
      <input
        ref={picker}
        type="date"
        className={nativeInput}
        tabIndex={-1}
        aria-label="Calendário"
        aria-describedby={props.labelId}
        max="9999-12-31"
        value={day ? toIso(day) : ''}
        onChange={event => pick(event.target.value)}
        onBlur={props.onLeave}
      />
    </span>
  );

  return (
    <InputBox invalid={props.invalid} suffix={calendar}>
      <MaskedInput
        control={props}
        mask={maskOf(props.field)}
        maxLength={10}
        placeholder="DD/MM/AAAA"
        onBlur={leave}
      />
    </InputBox>
  );
}

const calendarButton = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: 'touch',
  color: 'muted',
  _focusWithin: { color: 'brand.activeText' },
});
// A mask image: as an icon component it would add nine elements per date (14.3).
const calendarIcon = css({
  boxSize: 'icon',
  bg: '[currentColor]',
  maskImage: '[token(assets.calendar)]',
  maskSize: '[100% 100%]',
  _highContrast: { forcedColorAdjust: 'none', bg: 'system.text' },
});
const nativeInput = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  opacity: 'hidden',
  cursor: 'pointer',
  // Chrome opens its calendar only from its own small icon; here that icon covers the input. Its picture, which nobody
  // sees, would delay the first date of a page by 2 ms (14.3).
  '&::-webkit-calendar-picker-indicator': {
    backgroundImage: '[none]',
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    cursor: 'pointer',
  },
});
