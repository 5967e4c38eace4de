import { marina } from '../../cast/personas.ts';
import { defineScenario, type StartingProposal } from '../../define-scenario.ts';
import { press, waitForHeading } from '../../products/building-blocks/fill.ts';

const atAddress: StartingProposal = {
  currentStep: 'endereco',
  answers: {
    'dados-pessoais': { nome: marina.name, cpf: '52998224725' },
    cartao: { bandeira: 'internacional' },
  },
};

export const navegadorDePassos = defineScenario({
  id: 'navegador-de-passos',
  title: 'Os passos da proposta, numa gaveta',
  story:
    'O BMG mostra os passos. Marina abre a gaveta, volta à escolha do cartão, e pela mesma gaveta à etapa atual; o que vem depois só se lê.',
  requirements: ['2.39b', '6.5', '2.39c', '2.39d'],
  product: 'cartao-consignado',
  tags: ['retorno', 'navegador', 'e2e'],
  world: { proposal: atAddress },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Endereço'),
    press('Passo 6 de 10, ver Passos'),
    waitForHeading('Passos'),
    press('Seu cartão'),
    waitForHeading('Seu cartão'),
    press('Passo 5 de 10, ver Passos'),
    waitForHeading('Passos'),
    press('Endereço, Etapa atual'),
    waitForHeading('Endereço'),
    press('Voltar'),
    waitForHeading('Seu cartão'),
  ],
  verdict: { sent: [{ operation: 'updateStep', times: 0 }], endsAt: { path: '/cartao' } },
});
