/** One question and its answer, in paragraphs. */
export interface FaqQuestion {
  question: string;
  answer: readonly string[];
  /** The answer if there is no way to the support. Absent: the same one. */
  answerWithoutSupport?: readonly string[];
}

/** The six questions about credit on the energy bill (2.46-2.51), with the specification's facts (9.32). */
export const FAQ_QUESTIONS: readonly FaqQuestion[] = [
  {
    question: 'O que é o crédito na conta de luz?',
    answer: [
      'É um empréstimo pessoal que você paga junto com a sua conta de luz. As parcelas vêm na fatura da distribuidora, sem boleto e sem cartão.',
    ],
  },
  {
    question: 'Como funciona?',
    answer: [
      'Você escolhe um valor de R$ 400 a R$ 2.200 e paga em até 22 parcelas.',
      'Primeiro você simula, depois envia os seus dados e a conta de luz, e por fim diz em qual conta quer receber.',
    ],
  },
  {
    question: 'Em quanto tempo o dinheiro é liberado?',
    answer: ['Em até 24h depois da aprovação, na conta bancária que você informar.'],
  },
  {
    question: 'Quem está negativado pode pedir?',
    answer: [
      'Sim. Mesmo com o nome negativado, você pode fazer o pedido: basta simular. A resposta depende da análise da sua proposta.',
    ],
  },
  {
    question: 'Quais documentos são necessários?',
    answer: [
      'Um documento de identidade com foto, uma conta bancária em seu nome e uma conta de luz em seu nome, com o fornecimento ativo.',
    ],
  },
  {
    question: 'Posso renegociar as parcelas?',
    answer: [
      'Depende das condições do seu contrato. Se ficar difícil pagar, fale com o atendimento antes do vencimento da fatura para saber quais são.',
    ],
    answerWithoutSupport: [
      'Depende das condições do seu contrato. Se ficar difícil pagar, confira quais são antes do vencimento da fatura.',
    ],
  },
];
