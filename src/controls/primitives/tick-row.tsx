import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { css, cva } from '#styled/css/index.js';

interface TickRowProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'checked'> {
  type: 'checkbox' | 'radio';
  checked: boolean;
  /** Draws a border: for an option in a list, not for a single checkbox. */
  isFramed?: boolean;
  /** For a single checkbox. An error of a group colours its message, not each option. */
  invalid?: boolean;
  /** The children contain the labels of the input, because buttons stand between them. They fill the row. */
  hasLabels?: boolean;
  children: ReactNode;
}

/**
 * A native checkbox or radio button with its label: the whole row is the target, at least 48 px high. The input itself
 * draws its mark, because a form may have hundreds of them (14.3).
 */
export function TickRow({
  isFramed = false,
  invalid = false,
  hasLabels = false,
  children,
  ...input
}: TickRowProps): ReactNode {
  const { type, checked, disabled = false } = input;
  const Row = hasLabels ? 'div' : 'label';
  return (
    <Row
      data-row={hasLabels || undefined}
      className={row({ framed: isFramed, checked, disabled, invalid, hasLabels })}
      onMouseDown={keepFocus}
    >
      <input {...input} className={nativeInput({ type, checked, invalid })} />
      {children}
    </Row>
  );
}

/** A press on the label would briefly remove the focus from the input, and the field would be validated. */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && !event.target.closest('input, button')) event.preventDefault();
}

const row = cva({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: 'row',
    paddingBlock: '3',
    textStyle: 'body',
    color: 'ink',
    cursor: 'pointer',
    // `keepFocus` keeps a selected text selected, such as that of a list in which an option was just chosen. In
    // Chromium the click on a selectable label would then count as the end of that selection and tick nothing.
    userSelect: 'none',
  },
  variants: {
    framed: {
      true: {
        paddingInline: '4',
        bg: 'surface',
        border: 'lineStrong',
        borderRadius: 'control',
        transition: 'colors',
        transitionDuration: 'quick',
        _hover: { bg: 'quiet' },
        _focusWithin: { zIndex: 'above' },
      },
    },
    checked: { true: {} },
    invalid: { true: {} },
    hasLabels: {
      true: {
        position: 'relative',
        isolation: 'isolate',
        // A label fills the row, behind the texts and buttons.
        '& label::after': { content: '""', position: 'absolute', inset: '0', zIndex: 'below' },
        '& > span': { pointerEvents: 'none' },
        '& label, & button': { pointerEvents: 'auto' },
      },
    },
    disabled: { true: { color: 'muted', cursor: 'default', opacity: 'soft' } },
  },
  compoundVariants: [
    // Without transition: the borders of a hundred groups that change colour at once would cost too much (14.3).
    { framed: true, invalid: true, css: { borderColor: 'error', transition: '[none]' } },
    {
      framed: true,
      checked: true,
      css: {
        bg: 'brand.primarySoft',
        boxShadow: 'chosen',
        borderColor: 'brand.active',
        _hover: { bg: 'brand.primarySoft' },
        _highContrast: { borderColor: 'system.highlight' },
      },
    },
  ],
});
const nativeInput = cva({
  base: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: 'icon',
    // Centred beside the first line of the text.
    marginTop: '0.5',
    bg: 'surface',
    border: 'lineStrong',
    cursor: 'inherit',
    _highContrast: { appearance: 'auto' },
  },
  variants: {
    type: {
      radio: { borderRadius: 'full' },
      checkbox: { borderRadius: '[5px]' },
    },
    checked: {
      true: {
        bg: 'brand.primary',
        borderColor: 'brand.active',
        _after: { content: '""', bg: 'brand.onPrimary', _highContrast: { display: 'none' } },
      },
    },
    invalid: { true: { borderColor: 'error' } },
  },
  compoundVariants: [
    { type: 'radio', checked: true, css: { _after: { boxSize: '2', borderRadius: 'full' } } },
    {
      type: 'checkbox',
      checked: true,
      css: { _after: { boxSize: 'iconSmall', maskImage: '[token(assets.check)]', maskSize: '[100% 100%]' } },
    },
  ],
});

/** Class of the text of a row. */
export const tickText = css({ flex: '1', minWidth: '0' });
