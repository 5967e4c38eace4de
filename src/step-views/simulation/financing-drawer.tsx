import type { ReactNode } from 'react';
import { formatCents } from '#brazil/money.ts';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { entryOf } from '#journey/simulation/choice.ts';
import { breakdownOf } from '#journey/simulation/offer.ts';
import { totalTextOf } from '#journey/simulation/texts.ts';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import { LargeFigure } from '#ui/large-figure.tsx';
import type { ButtonPause } from '#ui/use-button-pause.tsx';
import { costFigureOf, wholeCostTextOf } from './offer-text.ts';

interface FinancingDrawerProps {
  view: SimulationInView;
  open: boolean;
  /** The pause that the service wants before the next attempt. */
  pause: ButtonPause | undefined;
  onClose: () => void;
}

/** The chosen option of a vehicle financing with all figures, and the button to continue (2.35). */
export function FinancingDrawer({ view, open, pause, onClose }: FinancingDrawerProps): ReactNode {
  const flows = useFlows();
  const { form } = useAppState();
  const { selection, slice } = view;
  if (!selection) return null;
  const { offer, option } = selection;
  const { insured } = slice.inputs;
  const { fee, iof, insurance } = breakdownOf(offer, option, insured);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Seu financiamento está pré-aprovado!"
      footer={
        <Button
          isWide
          pause={pause}
          isLoading={form.isSubmitting || slice.status === 'loading'}
          onClick={() => void flows.submitSimulation()}
        >
          Continuar com o Financiamento
        </Button>
      }
    >
      <LargeFigure name="Total" value={totalTextOf(option)} note={wholeCostTextOf(offer, option)} />
      <div className={list}>
        <FigureList
          isRuled
          figures={[
            { name: 'Valor de entrada', value: formatCents(entryOf(offer, slice.inputs)) },
            { name: 'Valor financiado', value: formatCents(offer.amount) },
            { name: 'Tarifas', value: costFigureOf(fee) },
            { name: 'IOF', value: costFigureOf(iof) },
            { name: 'Seguro', value: insured ? costFigureOf(insurance) : '' },
          ]}
        />
      </div>
    </Drawer>
  );
}

const list = css({ marginTop: '5' });
