import type { ComponentProps, ReactNode } from 'react';
import { css, cva } from '#styled/css/index.js';
import { renderLongLabel } from '#ui/long-text.tsx';

interface ChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'checked' | 'children'> {
  label: string;
  checked: boolean;
  /** Renders what the chip contains from its label, which is cut if it is long. Absent: the label alone. */
  children?: (label: ReactNode) => ReactNode;
}

/**
 * A radio button that is drawn as a chip: one of a few short choices. After it comes the button that shows a long
 * label.
 */
export function Chip({ label, children = content => content, ...input }: ChipProps): ReactNode {
  const { checked, disabled = false } = input;
  return renderLongLabel(label, 'label', content => (
    <label className={chip({ checked, disabled })}>
      <input {...input} type="radio" className={nativeInput} />
      {children(content)}
    </label>
  ));
}

/** Class of a group of chips, which wrap. */
export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const chip = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'row',
    maxWidth: 'full',
    paddingInline: '4',
    paddingBlock: '2',
    textStyle: 'body',
    bg: 'surface',
    color: 'ink',
    border: 'lineStrong',
    borderRadius: '[1.5rem]',
    cursor: 'pointer',
    transition: 'colors',
    transitionDuration: 'quick',
    _hover: { bg: 'quiet' },
    _focusInside: { outline: 'ring', outlineOffset: '0.5' },
  },
  variants: {
    checked: {
      true: {
        bg: 'brand.primarySoft',
        boxShadow: 'chosen',
        borderColor: 'brand.active',
        // Bolder text would be wider and move the next chips.
        textShadow: '[0.5px 0 0 currentColor]',
        _hover: { bg: 'brand.primarySoft' },
        _highContrast: { borderColor: 'system.highlight', borderWidth: 'thick' },
      },
    },
    disabled: { true: { color: 'muted', cursor: 'default', opacity: 'soft' } },
  },
});
/** The radio button covers its chip: invisible, but clickable and focusable. */
const nativeInput = css({
  position: 'absolute',
  inset: '0',
  appearance: 'none',
  borderRadius: '[1.5rem]',
  cursor: 'inherit',
  outline: 'none',
});
