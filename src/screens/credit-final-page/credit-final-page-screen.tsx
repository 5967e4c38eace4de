import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { StepPicture } from '#step-views/step-picture.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';
import { ErasureOffer } from '../erasure-offer.tsx';
import { ReceiptCard } from '../receipt-card.tsx';

/** The end of the journey with the granted credit (2.2, assumption 2.2): the amount first, then the repayment. */
export function CreditFinalPageScreen(): ReactNode {
  const flows = useFlows();
  const { config, proposal } = useAppState();
  const titleRef = usePlaceFocus('credit-final-page');
  if (!config || !proposal) return null;
  return (
    <StatusScreen
      isFinal
      titleRef={titleRef}
      picture={<StepPicture name="success" />}
      title="Seu crédito foi contratado"
      sentence="Estas são as condições que você escolheu."
      next="O banco envia o valor para a conta que você informou. Cada mudança aparece na situação da proposta."
      details={<ErasureOffer />}
      action={{ label: 'Ver situação da proposta', onPress: () => void flows.openSidePage('proposalStatus') }}
      link={{ label: 'Voltar', onPress: () => void flows.recover('reopen') }}
    >
      <ReceiptCard />
    </StatusScreen>
  );
}
