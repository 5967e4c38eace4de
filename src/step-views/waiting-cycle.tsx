import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { LoadingCycle } from '#ui/loading-cycle.tsx';

const TEXTS = [
  'Conferindo suas respostas',
  'Consultando o banco',
  'Preparando a próxima etapa',
  'Quase lá',
] as const;

/** Cycling texts while the service works, for a proposal with `shouldDisplayLoadingCyclic` (assumption 3.19). */
export const WaitingCycle = (): ReactNode => (
  <div className={cycle}>
    <LoadingCycle texts={TEXTS} />
  </div>
);

const cycle = css({ display: 'grid', justifyItems: 'center', gap: '5' });
