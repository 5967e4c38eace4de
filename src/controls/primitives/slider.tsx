import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { css, cva } from '#styled/css/index.js';

interface SliderProps {
  /** The last position; the first is 0. */
  lastPosition: number;
  position: number;
  /** Draws a dot for each position. */
  hasDots: boolean;
  /** The text of the position for screen readers. */
  valueText: string;
  /** No value is chosen: the thumb at the first position only shows where the slider begins. */
  isUnset?: boolean;
  /** Id of the field's label. */
  labelId: string;
  /** The field has an error, so a failed submission focuses the slider. */
  isWrong?: boolean;
  onMove: (position: number) => void;
  onLeave?: () => void;
}

/** The keys that leave the thumb at the first position. */
const KEYS_TO_FIRST: ReadonlySet<string> = new Set(['Home', 'ArrowLeft', 'ArrowDown', 'PageDown']);

/**
 * A finger on the slider that may still scroll the page. The browser has not reported its position yet, or has reported
 * the first one.
 */
type Touch = { kind: 'unreported' } | { kind: 'reported'; position: number };

/** With Alt or Meta an arrow key leads to another page instead. */
const goesToFirst = ({ key, altKey, metaKey }: KeyboardEvent): boolean =>
  KEYS_TO_FIRST.has(key) && !altKey && !metaKey;

/** The native slider with the app's style: dragging, keys and screen readers work by themselves. */
export function Slider({
  lastPosition,
  position,
  hasDots,
  valueText,
  isUnset = false,
  labelId,
  isWrong = false,
  onMove,
  onLeave,
}: SliderProps): ReactNode {
  const id = useId();
  /**
   * Chromium moves the thumb at the touch and leaves it there when the page scrolls. So React draws the thumb where it
   * was until the finger adjusts the slider. `undefined` then, and for a mouse.
   */
  const touch = useRef<Touch | undefined>(undefined);
  // The filled share of the track, 0 to 1.
  const filledShare = { '--filled': lastPosition === 0 ? 1 : position / lastPosition } as CSSProperties; // React's type has no custom properties
  const dots =
    hasDots && lastPosition > 0
      ? Array.from({ length: lastPosition + 1 }, (_, index) => index).filter(index => index !== position)
      : [];
  return (
    <div className={wrapper} style={filledShare}>
      <input
        type="range"
        min={0}
        max={lastPosition}
        step={1}
        value={position}
        className={range}
        id={id}
        aria-label="Ajustar"
        // The name is 'Ajustar' and the field's label, so that the sliders of a screen have different names.
        aria-labelledby={`${id} ${labelId}`}
        aria-valuetext={isUnset ? 'Não informado' : valueText}
        data-wrong={isWrong || undefined}
        onPointerDown={({ pointerType }) => {
          touch.current = pointerType === 'mouse' ? undefined : { kind: 'unreported' };
        }}
        onPointerUp={() => {
          const { current } = touch;
          touch.current = undefined;
          if (current?.kind === 'reported') onMove(current.position);
        }}
        onPointerCancel={() => {
          touch.current = undefined;
        }}
        onChange={({ target: { valueAsNumber } }) => {
          const isFirst = touch.current?.kind === 'unreported';
          touch.current = isFirst ? { kind: 'reported', position: valueAsNumber } : undefined;
          if (!isFirst) onMove(valueAsNumber);
        }}
        // The browser reports no change of a thumb that is at its end already.
        onKeyDown={event => isUnset && goesToFirst(event) && onMove(position)}
        onClick={() => isUnset && onMove(position)}
        onBlur={onLeave}
      />
      {dots.map(index => (
        <span
          key={index}
          className={dot({ isPassed: index < position })}
          style={{ insetInlineStart: `calc(12px + ${index / lastPosition} * (100% - 24px))` }}
        />
      ))}
    </div>
  );
}

/** The row is as high as a finger; a negative margin brings the next content closer to the visible track. */
const wrapper = css({ position: 'relative', display: 'flex', alignItems: 'center', marginBottom: '-2' });
const dot = cva({
  base: {
    position: 'absolute',
    boxSize: '1.5',
    marginInlineStart: '[-3px]',
    borderRadius: 'full',
    pointerEvents: 'none',
    _highContrast: { display: 'none' },
  },
  variants: { isPassed: { true: { bg: 'surface' }, false: { bg: 'muted' } } },
});
const track = {
  height: '1.5',
  borderRadius: 'full',
  bg: 'line',
  // The centre of the thumb moves from 12 px (half a thumb) to 12 px before the end.
  backgroundImage: '[linear-gradient({colors.brand.active}, {colors.brand.active})]',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '[calc(12px + var(--filled) * (100% - 24px)) 100%]',
} as const;
const thumb = {
  appearance: 'none',
  // The reset does not apply to this pseudo-element: Firefox would add the border to the size.
  boxSizing: 'border-box',
  boxSize: '6',
  bg: 'surface',
  border: '[6px solid {colors.brand.active}]',
  borderRadius: 'full',
} as const;

const ringStyle = { outline: 'ring', outlineOffset: '0.5' } as const;

const range = css({
  position: 'relative',
  appearance: 'none',
  display: 'block',
  width: 'full',
  height: 'touch',
  bg: 'transparent',
  cursor: 'pointer',
  borderRadius: 'control',
  '&::-webkit-slider-runnable-track': track,
  '&::-webkit-slider-thumb': { ...thumb, marginTop: '[-9px]' },
  '&::-moz-range-track': track,
  '&::-moz-range-thumb': thumb,
  // The ring is around the thumb: around the row it would overlap the input above.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': ringStyle,
  '&:focus-visible::-moz-range-thumb': ringStyle,
  // A native thumb cannot have a ring, so it is around the row, inside its edge.
  _highContrast: {
    appearance: 'auto',
    '&:focus-visible': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
});
