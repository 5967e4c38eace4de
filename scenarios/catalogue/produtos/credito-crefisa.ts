import { joaquim } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  fillPerson,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const creditoCrefisaComeco = defineScenario({
  id: 'credito-crefisa-comeco',
  title: 'Débito em conta: dia do pagamento fora do mês',
  story: 'Joaquim digita 32 como dia do pagamento, vê o aviso, corrige para 5 e segue para a simulação.',
  requirements: ['5.3'],
  product: 'credito-crefisa',
  tags: ['produto'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados'),
    ...fillPerson(joaquim),
    pressContinue,
    waitForHeading('Como você recebe'),
    choose('Vínculo', 'Aposentado'),
    fill('Quanto você recebe', 'R$ 2.100,00'),
    fill('Dia do pagamento', '32'),
    { do: 'waitFor', text: 'O dia de pagemento não pode ser maior que 31.' },
    fill('Dia do pagamento', '5'),
    fill('Próximo pagamento', '05/12/2026'),
    pressContinue,
    waitForStep(3, 7),
  ],
  verdict: {
    notSeen: ['O dia de pagemento'],
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        body: { data: { diaDoPagamento: '5', proximoPagamento: '05/12/2026' } },
      },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { path: '/simulacao' },
  },
});
