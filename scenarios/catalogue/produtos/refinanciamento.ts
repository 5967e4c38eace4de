import { backOfDocument } from '../../cast/documents.ts';
import { valdirene } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  fillContact,
  pressContinue,
  submitBankAccount,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const refinanciamentoCompleto = defineScenario({
  id: 'refinanciamento-completo',
  title: 'Refinanciamento: do contrato atual ao contrato renovado',
  story:
    'Valdirene renova o consignado que já tem para pagar menos por mês, informa onde quer o troco, envia o documento novo e assina.',
  requirements: ['1.4', '3.26', '3.42'],
  product: 'refinanciamento',
  tags: ['produto', 'completo', 'consignado'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seu contrato no Safra'),
    ...fillContact(valdirene),
    fill('Data de nascimento', valdirene.birth),
    choose('Convênio', 'INSS'),
    fill('Matrícula ou número do benefício', '1765432109'),
    pressContinue,
    waitForHeading('Por que renovar'),
    choose('O que você quer com a renovação?', 'Pagar menos por mês'),
    fill('Parcela que cabe no mês', 'R$ 210,00'),
    choose('Tem parcela em atraso?', 'Não'),
    pressContinue,
    waitForHeading('Seu contrato renovado'),
    choose('Prazo', '84 parcelas'),
    pressContinue,
    waitForHeading('Dados bancários'),
    choose('Como quer receber o troco', 'Conta do benefício'),
    ...submitBankAccount(valdirene),
    waitForHeading('Seu documento'),
    choose('Seu documento mudou desde o contrato atual?', 'Sim'),
    { do: 'attach', field: 'Documento novo', files: [backOfDocument] },
    pressContinue,
    waitForStep(6, 7),
    waitForStep(7, 7),
    waitForHeading('Contrato renovado'),
  ],
  verdict: {
    sent: [
      { operation: 'createProposal', times: 1, body: { data: { matricula: '1765432109' } } },
      {
        operation: 'updateStep',
        poll: false,
        body: { data: { objetivo: 'parcela', parcelaDesejada: 210, parcelasEmAtraso: 'nao' } },
      },
      { operation: 'simulateFuncao' },
    ],
    files: [{ step: 'documento', key: 'documentoNovo', name: 'verso.jpg' }],
    effects: { proposals: 1, finished: 1 },
    endsAt: { heading: 'Contrato renovado' },
  },
});
