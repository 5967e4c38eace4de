import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';
import { MoneyInput, moneyText } from './primitives/money-input.tsx';
import { OptionsGate } from './primitives/options-gate.tsx';
import { ReadOnlyText } from './primitives/read-only-text.tsx';

/** An amount of money. */
export function MoneyControl(props: ControlProps): ReactNode {
  return (
    <OptionsGate {...props}>
      {props.readOnly ? <ReadOnlyText {...props} className={moneyText} /> : <MoneyInput control={props} />}
    </OptionsGate>
  );
}
