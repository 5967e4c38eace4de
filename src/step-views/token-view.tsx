import { type ReactNode, useState } from 'react';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';
import { AskForCode } from './token/ask-for-code.tsx';
import { EnterCode } from './token/enter-code.tsx';

/** A confirmation by code or link (2.23): choice of the target, code, result. */
export function TokenView(props: StepViewProps): ReactNode {
  const [isChoosing, setIsChoosing] = useState(false);
  // The next code is another one, which the visitor enters.
  if (isChoosing && props.status !== 'waiting') setIsChoosing(false);
  const hasChoice = props.step.tokenMethods.length > 1;
  if (props.status === 'waiting' && isChoosing)
    return <AskForCode {...props} onEnterCode={() => setIsChoosing(false)} />;
  if (props.status === 'init' || props.status === 'remake' || props.status === 'failed')
    return <AskForCode {...props} />;
  if (props.status === 'waiting')
    return (
      <EnterCode
        {...props}
        confirmAction="enterToken"
        resendAction="requestToken"
        onOtherMethod={hasChoice ? () => setIsChoosing(true) : undefined}
      />
    );
  return <StepStatusScreen {...props} />;
}
