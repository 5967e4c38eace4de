import { type ReactNode, useId } from 'react';
import { formatCents } from '#brazil/money.ts';
import { TickRow } from '#controls/primitives/tick-row.tsx';
import { css } from '#styled/css/index.js';

interface OptionCardProps {
  /** Name of the group of radios. */
  group: string;
  value: string;
  /** The option's name: its term, or its bank. */
  name: string;
  /** Cents. */
  instalment: number;
  /** The number of instalments, if the name does not contain it: '240x de'. */
  instalmentPrefix?: string;
  interest: string;
  /** Cents. */
  total: number;
  /** The advantage over the other options: 'Menor parcela'. */
  advantage: string | undefined;
  /** The difference from the instalments that the visitor pays today. */
  compared?: string;
  isSelected: boolean;
  isInvalid: boolean;
  /** The prices are no longer valid. */
  disabled?: boolean;
  onChoose: () => void;
}

/**
 * One option as a radio button: name and instalment, then rate and total. Instalments are aligned on the right, or
 * below the name if the name is that of a bank.
 */
export function OptionCard(props: OptionCardProps): ReactNode {
  const id = useId();
  const { name, instalment, instalmentPrefix, interest, total, advantage, compared = '' } = props;
  return (
    <TickRow
      isFramed
      type="radio"
      name={props.group}
      value={props.value}
      checked={props.isSelected}
      disabled={props.disabled}
      invalid={props.isInvalid}
      data-wrong={props.isInvalid || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-paid ${id}-facts`}
      onChange={props.onChoose}
    >
      <span className={textBlock}>
        <span className={instalmentPrefix ? stacked : nameRow}>
          <span id={`${id}-name`} className={nameStyle}>
            {name}
          </span>
          <span id={`${id}-paid`} className={instalmentStyle}>
            {instalmentPrefix && <span className={small}>{instalmentPrefix} </span>}
            {formatCents(instalment)}
          </span>
        </span>
        <span id={`${id}-facts`} className={facts}>
          <span className={small}>
            {interest}
            <span className={separator}> · </span>
            <span className={unbroken}>Total {formatCents(total)}</span>
          </span>
          {advantage && <span className={badge}>{advantage}</span>}
          {compared !== '' && <span className={comparedStyle}>{compared}</span>}
        </span>
      </span>
    </TickRow>
  );
}

const textBlock = css({
  flex: '1',
  minWidth: '0',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '1',
  fontVariantNumeric: 'tabular-nums',
});
/** In a narrow list (`rows`) every instalment and every total has a line of its own, not only some of them. */
const narrow = '@container (max-width: 19.5rem)';
/** An instalment without space beside its name moves below it, and still ends where the others end. */
const nameRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  '& > :last-child': { marginInlineStart: 'auto' },
  [narrow]: { display: 'grid', '& > :last-child': { marginInlineStart: '0' } },
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  rowGap: '1',
});
/** Name and instalment below each other: names of banks differ too much in length for two columns. */
const stacked = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '0.5' });
const nameStyle = css({ textStyle: 'body', color: 'ink', minWidth: '0' });
const badge = css({
  textStyle: 'micro',
  fontWeight: 'semibold',
  color: 'success',
  bg: 'successSoft',
  borderRadius: 'full',
  paddingInline: '2',
  paddingBlock: '0.5',
  _highContrast: { border: 'lineStrong' },
});
const instalmentStyle = css({ textStyle: 'lead', fontWeight: 'bold', color: 'ink', minWidth: '0' });
const small = css({ textStyle: 'help', color: 'muted', fontWeight: 'normal' });
const separator = css({ [narrow]: { display: 'none' } });
const unbroken = css({ display: 'inline-block', [narrow]: { display: 'block' } });
const comparedStyle = css({ textStyle: 'help', color: 'ink', flex: '[1 1 100%]', textWrap: 'balance' });
