import type { ReactNode } from 'react';
import { moneyMask } from '#journey/masks/money.ts';
import { css } from '#styled/css/index.js';
import { InputBox } from '#ui/input-box.tsx';
import type { ControlProps } from './control.ts';
import { MaskedInput } from './parts/masked-input.tsx';
import { OptionsGate } from './parts/options-gate.tsx';
import { ReadOnlyText } from './parts/read-only-text.tsx';

/** An amount, large and right after 'R$', typed cents first; above the maximum what is typed is refused (5.24). */
export function MoneyControl(props: ControlProps): ReactNode {
  if (props.readOnly) return <ReadOnlyText {...props} className={amount} />;
  return (
    <OptionsGate {...props}>
      <InputBox invalid={props.invalid}>
        <MaskedInput
          control={props}
          mask={moneyMask(props.field.maxValue)}
          placeholder="R$ 0,00"
          className={amount}
        />
      </InputBox>
    </OptionsGate>
  );
}

const amount = css({ textStyle: 'money' });
