import { type ReactNode, useState } from 'react';
import { TickRow } from '#controls/parts/tick-row.tsx';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-state.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { css } from '#styled/css/index.js';
import { StepStatusScreen } from '../step-status-screen.tsx';
import type { StepViewProps } from '../step-view-props.ts';

const METHOD_NAMES: ReadonlyMap<string, string> = new Map([
  ['sms', 'SMS'],
  ['email', 'E-mail'],
  ['whatsapp', 'WhatsApp'],
]);

/** Without a list the service has one usual way. */
const USUAL = [{ method: 'sms', target: '' }];

/** The customer chooses where to receive the code (2.23). `again`: after a failure, in the words of that. */
export function AskForCode({ step, status, again = false }: StepViewProps & { again?: boolean }): ReactNode {
  const flows = useFlows();
  const { acting } = useAppState();
  const methods = step.tokenMethods.length > 0 ? step.tokenMethods : USUAL;
  const [chosen, choose] = useState(methods[0]?.method ?? '');
  const label = statusTextsOf(step, status).button?.label ?? 'Solicitar Token';
  return (
    <StepStatusScreen
      step={step}
      status={status}
      action={{
        label: again ? label : 'Solicitar Token',
        loading: acting === 'requestToken',
        onPress: () => void flows.stepAction('requestToken', chosen),
      }}
    >
      <fieldset className={group}>
        <legend className={legend}>Onde você quer receber o código?</legend>
        {methods.map(({ method, target }) => (
          <TickRow
            key={method}
            framed
            type="radio"
            invalid={false}
            name={`${step.slug}-method`}
            value={method}
            checked={method === chosen}
            onChange={() => choose(method)}
          >
            {METHOD_NAMES.get(method) ?? method}
            {target !== '' && <span className={aside}> {target}</span>}
          </TickRow>
        ))}
      </fieldset>
    </StepStatusScreen>
  );
}

const group = css({ display: 'grid', gap: '2', textAlign: 'left' });
const legend = css({ textStyle: 'label', color: 'ink', marginBottom: '2' });
const aside = css({ color: 'muted' });
