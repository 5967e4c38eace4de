import { expect, test } from 'vitest';
import { FAQ_QUESTIONS } from './faq-questions.ts';

/** Required content of the answer to each question, in the order of 2.46 to 2.51. */
const FACTS: readonly (readonly [number: string, question: RegExp, facts: readonly RegExp[]])[] = [
  ['2.46', /o que é o crédito na conta de luz/i, [/empréstimo pessoal/, /paga junto com a sua conta de luz/]],
  ['2.47', /como funciona/i, [/de R\$ 400 a R\$ 2\.200/, /em até 22 parcelas/]],
  ['2.48', /quanto tempo/i, [/Em até 24h depois da aprovação/]],
  ['2.49', /negativado/i, [/^Sim\./, /basta simular/]],
  [
    '2.50',
    /documentos/i,
    [
      /documento de identidade com foto/,
      /conta bancária em seu nome/,
      /conta de luz em seu nome, com o fornecimento ativo/,
    ],
  ],
  ['2.51', /renegociar/i, [/^Depende das condições do seu contrato/, /atendimento/]],
];

test.each(FACTS)('[%s] the answer to the question %s has its facts', (number, question, facts) => {
  const entry = FAQ_QUESTIONS[FACTS.findIndex(([entryNumber]) => entryNumber === number)];
  expect(entry?.question).toMatch(question);
  for (const fact of facts) expect(entry?.answer.join(' ')).toMatch(fact);
});

test('[2.45b] there are six questions', () => {
  expect(FAQ_QUESTIONS).toHaveLength(6);
});
