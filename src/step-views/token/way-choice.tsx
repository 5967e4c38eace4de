import type { ReactNode } from 'react';
import { TickRow } from '#controls/primitives/tick-row.tsx';
import type { TokenMethod } from '#journey/model/step.ts';
import { css } from '#styled/css/index.js';

const WAY_NAMES: ReadonlyMap<string, string> = new Map([
  ['sms', 'SMS'],
  ['email', 'E-mail'],
  ['whatsapp', 'WhatsApp'],
]);

interface WayChoiceProps {
  /** Name of the group of radio buttons. */
  name: string;
  ways: readonly TokenMethod[];
  selectedWay: string;
  onChoose: (method: string) => void;
}

/** Where the customer wants to receive the code (2.23): a card for each way, with its partly hidden target. */
export function WayChoice({ name, ways, selectedWay, onChoose }: WayChoiceProps): ReactNode {
  return (
    <fieldset className={group}>
      <legend className={legend}>Onde você quer receber o código?</legend>
      {ways.map(({ method, target }) => (
        <TickRow
          key={method}
          isFramed
          type="radio"
          invalid={false}
          name={name}
          value={method}
          checked={method === selectedWay}
          onChange={() => onChoose(method)}
        >
          <span>
            <span className={unbroken}>{WAY_NAMES.get(method) ?? method}</span>{' '}
            {target !== '' && <span className={targetText}>{target}</span>}
          </span>
        </TickRow>
      ))}
    </fieldset>
  );
}

/** The way of the last code (3.46), otherwise the first way. */
export const preselectWay = (ways: readonly TokenMethod[], lastMethod: string): string =>
  (ways.find(({ method }) => method === lastMethod) ?? ways[0])?.method ?? '';

const group = css({ display: 'grid', gap: '2', textAlign: 'left' });
const legend = css({ textStyle: 'label', color: 'ink', marginBottom: '2' });
const unbroken = css({ whiteSpace: 'nowrap' });
const targetText = css({ color: 'muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
