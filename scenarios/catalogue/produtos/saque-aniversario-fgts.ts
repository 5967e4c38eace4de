import { caio } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  press,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const saqueAniversarioFgtsComeco = defineScenario({
  id: 'saque-aniversario-fgts-comeco',
  title: 'FGTS: da página de entrada à permissão de consulta',
  story:
    'Caio vê a página de entrada, também no computador, diz que ainda não aderiu e lê como aderir. Depois de enviar os dados, chega à permissão.',
  requirements: ['2.20', '3.26'],
  product: 'saque-aniversario-fgts',
  tags: ['produto', 'e2e'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Pix em minutos, sem parcela no mês' },
    press('Consultar meu saldo'),
    waitForHeading('Seus dados'),
    fill('Nome completo', caio.name),
    fill('CPF', caio.cpf),
    fill('Data de nascimento', caio.birth),
    fill('Celular', caio.cellphone),
    choose('Você já aderiu ao saque-aniversário?', 'Ainda não'),
    { do: 'waitFor', text: 'Como aderir' },
    pressContinue,
    waitForStep(2, 9),
  ],
  verdict: {
    sent: [{ operation: 'createProposal', times: 1, body: { data: { aderiuAoSaque: 'nao' } } }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { path: '/consentimento' },
  },
});
