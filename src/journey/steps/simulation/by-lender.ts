import type { PictureName } from '../../model/next-action.ts';
import { simulation } from './simulation.ts';

/** The texts of a simulation that 4.8 names. While the visitor waits, they say who calculates. */
const waitingFor = (title: string, text: string, picture?: PictureName) =>
  simulation({ waiting: { title, text } }, picture);

export const simulationRevision = waitingFor(
  'Estamos revisando sua simulação',
  'O banco recalcula as condições com os dados confirmados.',
  'amount',
);
export const simulationApi = waitingFor(
  'Estamos buscando as condições do banco',
  'O banco está respondendo com valor, prazo e parcela.',
);
export const simulationReadOnly = waitingFor(
  'Estamos trazendo a sua simulação',
  'As condições combinadas aparecem aqui para você conferir.',
);
export const simulationVendor = waitingFor(
  'O vendedor está preparando sua simulação',
  'Assim que o vendedor concluir, as condições aparecem aqui.',
);
export const simulationWithSelection = waitingFor(
  'Estamos montando opções para você',
  'Comparamos prazos e parcelas para você escolher.',
);
export const simulationChooseValue = waitingFor(
  'Estamos calculando os valores disponíveis',
  'Em instantes você escolhe quanto quer receber.',
);
export const crefazSimulationApi = waitingFor(
  'A Crefaz está calculando sua simulação',
  'Consultamos o valor disponível na sua conta de energia.',
);
export const factaSimulationApi = waitingFor(
  'A Facta está calculando sua simulação',
  'A financeira calcula as parcelas a partir da sua margem.',
);
export const crefisaSimulation = waitingFor(
  'A Crefisa está calculando sua simulação',
  'A financeira prepara as condições para o seu perfil.',
);
export const nioSimulation = waitingFor(
  'A Nio está calculando sua simulação',
  'As condições do seu cartão aparecem em instantes.',
);
export const simulacaoFgtsAniversario = waitingFor(
  'Estamos consultando seu saldo do FGTS',
  'O valor depende das parcelas do saque-aniversário que podem ser antecipadas.',
);
