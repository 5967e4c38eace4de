import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';
import { MoneyInput, moneyText } from './parts/money-input.tsx';
import { OptionsGate } from './parts/options-gate.tsx';
import { ReadOnlyText } from './parts/read-only-text.tsx';

/** An amount of money. */
export function MoneyControl(props: ControlProps): ReactNode {
  if (props.readOnly) return <ReadOnlyText {...props} className={moneyText} />;
  return (
    <OptionsGate {...props}>
      <MoneyInput control={props} />
    </OptionsGate>
  );
}
