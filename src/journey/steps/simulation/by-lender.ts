import { createWaitingTexts } from './create-waiting-texts.ts';

// The simulations that 4.8 names.

export const simulationRevision = createWaitingTexts(
  'Estamos revisando sua simulação',
  'O banco recalcula as condições com os dados confirmados.',
  'amount',
);
export const simulationApi = createWaitingTexts(
  'Estamos buscando as condições do banco',
  'O banco está respondendo com valor, prazo e parcela.',
);
export const simulationReadOnly = createWaitingTexts(
  'Estamos trazendo a sua simulação',
  'As condições combinadas aparecem aqui para você conferir.',
);
export const simulationVendor = createWaitingTexts(
  'O vendedor está preparando sua simulação',
  'Assim que o vendedor concluir, as condições aparecem aqui.',
  'seller',
);
export const simulationWithSelection = createWaitingTexts(
  'Estamos montando opções para você',
  'Comparamos prazos e parcelas para você escolher.',
);
export const simulationChooseValue = createWaitingTexts(
  'Estamos calculando os valores disponíveis',
  'Depois você escolhe quanto quer receber.',
);
export const crefazSimulationApi = createWaitingTexts(
  'A Crefaz está calculando sua simulação',
  'Consultamos quanto você pode contratar na conta de luz.',
);
export const factaSimulationApi = createWaitingTexts(
  'A Facta está calculando sua simulação',
  'A financeira calcula as parcelas a partir da sua margem.',
);
export const crefisaSimulation = createWaitingTexts(
  'A Crefisa está calculando sua simulação',
  'A financeira prepara as condições para o seu perfil.',
);
export const nioSimulation = createWaitingTexts(
  'A Nio está calculando sua simulação',
  'As condições do seu cartão aparecem aqui.',
);
export const simulacaoFgtsAniversario = createWaitingTexts(
  'Estamos consultando seu saldo do FGTS',
  'O valor depende das parcelas do saque-aniversário que podem ser antecipadas.',
  'savings',
);
