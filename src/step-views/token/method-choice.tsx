import { type ReactNode, useId } from 'react';
import { TickRow } from '#controls/primitives/tick-row.tsx';
import type { TokenMethod } from '#journey/model/step.ts';
import { tokenMethodNameOf } from '#journey/token-method-name-of.ts';
import { css } from '#styled/css/index.js';

interface MethodChoiceProps {
  methods: readonly TokenMethod[];
  selectedMethod: string;
  onChoose: (method: string) => void;
}

/** Where the customer wants to receive the code (2.23): a card for each method, with its partly hidden target. */
export function MethodChoice({ methods, selectedMethod, onChoose }: MethodChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={group}>
      <legend className={legend}>Onde você quer receber o código?</legend>
      {methods.map(({ method, target }) => (
        <TickRow
          key={method}
          isFramed
          type="radio"
          name={name}
          value={method}
          checked={method === selectedMethod}
          onChange={() => onChoose(method)}
        >
          <span>
            <span className={unbroken}>{tokenMethodNameOf(method)}</span>{' '}
            {target !== '' && <span className={targetText}>{target}</span>}
          </span>
        </TickRow>
      ))}
    </fieldset>
  );
}

const group = css({ display: 'grid', gap: '2', textAlign: 'left' });
const legend = css({ textStyle: 'label', color: 'ink', marginBottom: '2' });
const unbroken = css({ whiteSpace: 'nowrap' });
const targetText = css({ color: 'muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
