import type { ReactNode } from 'react';
import { TickRow } from '#controls/primitives/tick-row.tsx';
import type { TokenMethod } from '#journey/model/step.ts';
import { displayTextOf } from '#shared/display-text-of.ts';
import { css } from '#styled/css/index.js';

/** The label of the button that requests a code (2.23). */
export const REQUEST_CODE_LABEL = 'Solicitar Token';

const METHOD_NAMES: ReadonlyMap<string, string> = new Map([
  ['sms', 'SMS'],
  ['email', 'E-mail'],
  ['whatsapp', 'WhatsApp'],
]);

interface MethodChoiceProps {
  /** Name of the group of radio buttons. */
  name: string;
  methods: readonly TokenMethod[];
  selectedMethod: string;
  onChoose: (method: string) => void;
}

/** Where the customer wants to receive the code (2.23): a card for each method, with its partly hidden target. */
export function MethodChoice({ name, methods, selectedMethod, onChoose }: MethodChoiceProps): ReactNode {
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
            <span className={unbroken}>{METHOD_NAMES.get(method) ?? displayTextOf(method)}</span>{' '}
            {target !== '' && <span className={targetText}>{target}</span>}
          </span>
        </TickRow>
      ))}
    </fieldset>
  );
}

/** The method that the visitor has picked, otherwise that of the last code (3.46), otherwise the first method. */
export function preselectMethod(
  methods: readonly TokenMethod[],
  lastMethod: string,
  pickedMethod?: string,
): string {
  const offered = (wanted: string | undefined) => methods.find(({ method }) => method === wanted);
  return (offered(pickedMethod) ?? offered(lastMethod) ?? methods[0])?.method ?? '';
}

const group = css({ display: 'grid', gap: '2', textAlign: 'left' });
const legend = css({ textStyle: 'label', color: 'ink', marginBottom: '2' });
const unbroken = css({ whiteSpace: 'nowrap' });
const targetText = css({ color: 'muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
