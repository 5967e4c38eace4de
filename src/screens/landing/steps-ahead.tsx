import { type ReactNode, useId } from 'react';
import { FactList } from '#frame/fact-list.tsx';
import { firstNamesOf, stepCountTextOf, stepNamesFact } from '#journey/start-facts.ts';
import { css } from '#styled/css/index.js';

interface StepsAheadProps {
  names: readonly string[];
  /**
   * The page has much other content: the steps are a sentence instead of a list, so that all stays above the button.
   */
  isShort: boolean;
}

/** With more steps than in one column the list has two columns and at most six entries. */
const MAX_IN_ONE_COLUMN = 5;

/**
 * The names of the steps before the first of them, beside the brand panel only: a phone has no space for them above the
 * button.
 */
export function StepsAhead({ names, isShort }: StepsAheadProps): ReactNode {
  const id = useId();
  if (names.length === 0) return null;
  if (isShort)
    return (
      <div className={sentence}>
        <FactList facts={[stepNamesFact(names)]} />
      </div>
    );
  const isLong = names.length > MAX_IN_ONE_COLUMN;
  const { shownNames, remaining } = firstNamesOf(names, MAX_IN_ONE_COLUMN);
  return (
    <section aria-labelledby={id} className={card}>
      <h2 id={id} className={heading}>
        {stepCountTextOf(names.length)}
      </h2>
      <ol className={list} data-long={isLong || undefined}>
        {shownNames.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same name, and no entry moves
          <li key={index} className={entry}>
            <span aria-hidden="true" className={mark}>
              {index + 1}
            </span>
            <span className={nameText}>{name}</span>
          </li>
        ))}
        {remaining > 0 && <li className={rest}>e mais {remaining}</li>}
      </ol>
    </section>
  );
}

const sentence = css({ display: { base: 'none', lg: 'block' }, marginTop: '4' });
const card = css({
  display: { base: 'none', lg: 'block' },
  marginTop: '6',
  padding: '5',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
});
const heading = css({ textStyle: 'strong', color: 'ink', marginBottom: '4' });
const list = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '3',
  '&[data-long]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '6' },
});
const entry = css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' });
const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '8',
  borderRadius: 'full',
  bg: 'brand.primarySoft',
  color: 'ink',
  textStyle: 'label',
  fontVariantNumeric: 'tabular-nums',
});
/** The screen of the step shows a longer name. */
const nameText = css({
  textStyle: 'body',
  color: 'ink',
  minWidth: '0',
  overflowWrap: 'anywhere',
  lineClamp: '3',
});
/** In line with the names, not with their numbers. */
const rest = css({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: '[calc({sizes.8} + {spacing.3})]',
  textStyle: 'body',
  color: 'muted',
});
