import type { ReactNode } from 'react';
import type { Option } from '#journey/model/field.ts';
import { css, cva, cx } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconCheck } from '#ui/icons.ts';
import { SafeImage } from '#ui/safe-image.tsx';

interface OptionRowProps {
  id: string;
  option: Option;
  isActive: boolean;
  isSelected: boolean;
  /**
   * The position of the row in a virtual list; `top` in CSS pixels; `isTall` if some options have a second line. Absent
   * in other lists.
   */
  virtualRow: { index: number; optionCount: number; top: number; isTall: boolean } | undefined;
  onActivate: () => void;
  onChoose: () => void;
}

/** One option: a target of at least 48 px, image of 40 px, a second line when the service sends one. */
export function OptionRow({
  id,
  option,
  isActive,
  isSelected,
  virtualRow,
  onActivate,
  onChoose,
}: OptionRowProps): ReactNode {
  const lines = virtualRow ? twoLines : sixLines;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox, which names this row by aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox
    <div
      role="option"
      id={id}
      aria-selected={isSelected}
      aria-disabled={option.disabled || undefined}
      data-active={isActive ? '' : undefined}
      {...(virtualRow && { 'aria-setsize': virtualRow.optionCount, 'aria-posinset': virtualRow.index + 1 })}
      className={cx(
        row({
          isActive,
          isSelected,
          disabled: option.disabled,
          isTwoLined: option.children !== '' && !virtualRow,
        }),
        virtualRow && cx(virtualRowStyle, virtualRow.isTall ? tallRow : lowRow),
      )}
      style={virtualRow && { top: virtualRow.top }}
      onMouseMove={isActive || option.disabled ? undefined : onActivate}
      onClick={option.disabled ? undefined : onChoose}
    >
      {option.image !== '' && <SafeImage src={option.image} className={image} />}
      {option.children === '' ? (
        // Without an element around the label: a key in a long list renders these rows anew (14.5).
        <span className={cx(label, fillsRow, lines)}>{option.label}</span>
      ) : (
        <span className={cx(textBlock, fillsRow)}>
          <span className={cx(label, lines)}>{option.label}</span>
          <span className={cx(secondLine, virtualRow && oneLine)}>{option.children}</span>
        </span>
      )}
      {isSelected && <Icon drawing={IconCheck} className={check} />}
    </div>
  );
}

const row = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'row',
    paddingInline: '4',
    paddingBlock: '1.5',
    cursor: 'pointer',
    scrollMarginBlock: '2',
  },
  variants: {
    isActive: {
      true: {
        bg: { base: 'quiet', _dark: 'skeleton' },
        // A bar that is visible even where the background hardly differs; it is the only sign of the active option.
        boxShadow: '[inset 3px 0 0 {colors.brand.active}]',
        _highContrast: { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
      },
    },
    isSelected: { true: { bg: 'brand.primarySoft', color: 'ink' } },
    disabled: { true: { color: 'muted', cursor: 'default', opacity: 'soft' } },
    // The second line is nearer to its own label than to the next one.
    isTwoLined: { true: { paddingBlock: '2.5' } },
  },
});
const virtualRowStyle = css({ position: 'absolute', insetInline: '0' });
const lowRow = css({ height: 'row' });
/** Two lines of the label and a second line, also with the text spacing of WCAG 1.4.12. */
const tallRow = css({ height: '[4.5rem]' });
const image = css({ width: 'optionImage', height: 'optionImage', objectFit: 'contain', flexShrink: '0' });
const fillsRow = css({ flex: '1', minWidth: '0' });
const textBlock = css({ display: 'flex', flexDirection: 'column' });
const label = css({ textStyle: 'body' });
const secondLine = css({ textStyle: 'help', color: 'muted' });
const twoLines = css({ lineClamp: '2', lineHeight: 'label' });
/** A longer text is whole in the active and in the chosen option. */
const sixLines = css({
  lineClamp: '6',
  '[data-active] &, [aria-selected=true] &': { WebkitLineClamp: '[none]' },
});
const oneLine = css({ truncate: true });
const check = css({ color: 'brand.active' });
