import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';
import { MoneyInput, moneyText } from './primitives/money-input.tsx';
import { OptionsGate } from './primitives/options-gate.tsx';
import { ReadOnlyText } from './primitives/read-only-text.tsx';

/** An amount of money. */
export function MoneyControl(props: ControlProps): ReactNode {
  // A read-only amount whose request has failed shows the retry of `OptionsGate` (4.34).
  if (props.readOnly && props.options.status !== 'error')
    return <ReadOnlyText {...props} className={moneyText} />;
  return (
    <OptionsGate {...props}>
      <MoneyInput control={props} />
    </OptionsGate>
  );
}
