import type { ReactNode } from 'react';
import { formatInstalments } from '#brazil/instalments.ts';
import { formatCents } from '#brazil/money.ts';
import { formatRate } from '#brazil/percent.ts';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { type GrantedCredit, grantedCredit } from '#journey/granted-credit.ts';
import { JourneyPicture } from '#step-views/journey-picture.tsx';
import { css } from '#styled/css/index.js';
import { Card } from '#ui/card.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';
import { ErasureOffer } from '../erasure-offer.tsx';

/** The end of the journey with the granted credit (2.2, assumption 2.2): the amount first, then the repayment. */
export function CreditFinalPageScreen(): ReactNode {
  const flows = useFlows();
  const { config, proposal } = useAppState();
  const titleRef = usePlaceFocus('credit-final-page');
  if (!config || !proposal) return null;
  const credit = grantedCredit(config, proposal);
  return (
    <StatusScreen
      titleRef={titleRef}
      picture={<JourneyPicture of="success" />}
      title="Seu crédito foi contratado"
      sentence={
        credit
          ? 'Estas são as condições que você escolheu. Guarde esta página.'
          : 'As condições estão no contrato que você recebeu.'
      }
      next="O banco envia o valor para a conta que você informou. Cada mudança aparece na situação da proposta."
      aside={<ErasureOffer />}
      action={{ label: 'Ver situação da proposta', onPress: () => void flows.openSidePage('proposalStatus') }}
      link={{ label: 'Voltar', onPress: () => void flows.recover('reopen') }}
    >
      {credit && <Conditions of={credit} />}
    </StatusScreen>
  );
}

function Conditions({ of }: { of: GrantedCredit }): ReactNode {
  const { amount, instalment, months, monthlyRate } = of;
  return (
    <Card>
      <p className={caption}>Valor do crédito</p>
      <p className={figure}>{amount === undefined ? '' : formatCents(amount)}</p>
      <div className={facts}>
        <FigureList
          of={[
            { name: 'Pagamento', value: months === undefined ? '' : formatInstalments(months) },
            { name: 'Valor da parcela', value: instalment === undefined ? '' : formatCents(instalment) },
            {
              name: 'Taxa de juros',
              value: monthlyRate === undefined ? '' : `${formatRate(monthlyRate)} ao mês`,
            },
          ]}
        />
      </div>
    </Card>
  );
}

const facts = css({ marginTop: '4' });
const caption = css({ textStyle: 'label', color: 'muted' });
const figure = css({ textStyle: 'amount', color: 'ink' });
