import { defineScenario } from '../../define-scenario.ts';

const openQuestion = (question: string, answer: string) =>
  [
    { do: 'press', button: question },
    { do: 'waitFor', text: answer },
  ] as const;

export const perguntasFrequentes = defineScenario({
  id: 'perguntas-frequentes',
  title: 'Conta de luz: perguntas frequentes e as três fases',
  story:
    'Antes de começar, quem abre o crédito na conta de luz lê as seis perguntas frequentes no cabeçalho e vê em que fase está.',
  requirements: ['1.8', '2.45b', '2.46', '2.47', '2.48', '2.49', '2.50', '2.51', '2.52', '9.32'],
  product: 'credito-conta-de-luz',
  tags: ['marca', 'e2e'],
  world: {},
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Coleta de dados' },
    { do: 'waitFor', text: 'Dados para pagamento' },
    { do: 'press', button: 'Perguntas frequentes' },
    ...openQuestion('O que é o crédito na conta de luz?', 'junto com a sua conta de luz'),
    ...openQuestion(
      'Como funciona?',
      'Você escolhe um valor de R$ 400 a R$ 2.200 e paga em até 22 parcelas.',
    ),
    ...openQuestion('Em quanto tempo o dinheiro é liberado?', 'Em até 24h depois da aprovação'),
    ...openQuestion('Quem está negativado pode pedir?', 'basta simular'),
    ...openQuestion('Quais documentos são necessários?', 'com o fornecimento ativo'),
    ...openQuestion('Posso renegociar as parcelas?', 'Depende das condições do seu contrato'),
    { do: 'press', button: 'Fechar' },
  ],
  verdict: {
    notSeen: ['Posso renegociar as parcelas?'],
    sent: [{ operation: 'createProposal', times: 0 }],
    endsAt: { heading: 'Vamos começar' },
  },
});
