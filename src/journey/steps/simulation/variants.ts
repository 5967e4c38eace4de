import { createWaitingTexts } from './create-waiting-texts.ts';

// The simulations of which 4.8 names only the prefix. The full names are assumed (assumption 4.8).

export const qiTechSimulation = createWaitingTexts(
  'A QI Tech está calculando sua simulação',
  'As condições do novo empréstimo aparecem aqui.',
);
export const qiTechPortability = createWaitingTexts(
  'Estamos calculando sua portabilidade',
  'Comparamos seu contrato atual com as novas condições.',
  'transfer',
);
export const qiTechRefinancing = createWaitingTexts(
  'Estamos calculando seu refinanciamento',
  'O saldo do contrato atual entra na conta do novo valor.',
  'amount',
);
export const funcaoSimulation = createWaitingTexts(
  'O banco está calculando sua simulação',
  'O sistema do banco calcula prazos e parcelas.',
);
export const funcaoSimulationRefinancing = createWaitingTexts(
  'O banco está calculando seu refinanciamento',
  'O sistema do banco soma o saldo atual às novas parcelas.',
  'amount',
);
export const simulationCdc = createWaitingTexts(
  'Estamos calculando seu financiamento',
  'As parcelas dependem do valor do veículo e da entrada.',
);
export const multipleFinancing = createWaitingTexts(
  'Estamos calculando seu financiamento imobiliário',
  'Comparamos as condições de cada banco para o seu imóvel.',
);
export const agxPrivateSimulation = createWaitingTexts(
  'Estamos calculando seu empréstimo consignado',
  'Sua empresa informa a margem e o banco calcula as parcelas.',
);
export const c6CarEquitySimulation = createWaitingTexts(
  'O C6 está calculando sua simulação',
  'O banco consulta o valor do seu veículo na tabela e monta as condições.',
);
export const c6ConsignadoPrivadoSimulation = createWaitingTexts(
  'O C6 está calculando seu consignado',
  'O banco consulta sua margem e prepara as condições.',
);
