import { caio } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  fillPerson,
  pressContinue,
  waitForHeading,
} from '../../products/building-blocks/fill.ts';

export const consignadoPrivadoComeco = defineScenario({
  id: 'consignado-privado-comeco',
  title: 'Consignado privado: emprego de quem está afastado',
  story:
    'Caio tem carteira assinada e está afastado: um aviso explica como a parcela é cobrada. Ele chega à autorização da consulta.',
  requirements: ['3.26', '3.35', '9.25'],
  product: 'consignado-privado',
  tags: ['produto', 'consignado'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados'),
    ...fillPerson(caio),
    choose('Estado civil', 'Solteiro(a)'),
    pressContinue,
    waitForHeading('Seu emprego'),
    fill('CNPJ da empresa', '11.222.333/0001-81'),
    choose('Vínculo', 'Empregado CLT'),
    choose('Situação', 'Afastado pelo INSS'),
    { do: 'waitFor', text: 'Durante o afastamento' },
    fill('Data de admissão', '03/02/2025'),
    fill('Dia do pagamento', '5'),
    fill('Salário bruto', 'R$ 3.200,00'),
    pressContinue,
    waitForHeading('Autorização'),
  ],
  verdict: {
    sent: [
      {
        operation: 'createProposal',
        times: 1,
        body: { data: { estadoCivil: { label: 'Solteiro(a)' }, email: 'caio.martins@exemplo.com.br' } },
      },
      {
        operation: 'updateStep',
        times: 1,
        body: { data: { cnpjDoEmpregador: '11.222.333/0001-81', vinculo: 'clt', salarioBruto: 3200 } },
      },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { heading: 'Autorização' },
  },
});
