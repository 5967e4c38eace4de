import { joaquim } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  check,
  choose,
  fill,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const seguroAutoComeco = defineScenario({
  id: 'seguro-auto-comeco',
  title: 'Seguro auto: segurado é uma empresa',
  story: 'Joaquim segura o carro da empresa dele: o mesmo campo aceita CPF e CNPJ. Depois vem o veículo.',
  requirements: ['3.33', '4.15'],
  product: 'seguro-auto',
  tags: ['produto', 'seguro', 'veículo'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Quem é o segurado'),
    fill('CPF ou CNPJ', '11222333000181'),
    { do: 'expectField', field: 'CPF ou CNPJ', value: '11.222.333/0001-81' },
    fill('Nome completo', joaquim.name),
    fill('Data de nascimento', joaquim.birth),
    fill('Celular', joaquim.cellphone),
    fill('E-mail', joaquim.email),
    pressContinue,
    waitForHeading('Qual é o veículo'),
  ],
  verdict: {
    sent: [{ operation: 'createProposal', times: 1, body: { data: { cpfOuCnpj: '11222333000181' } } }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Qual é o veículo' },
  },
});

export const seguroAutoPerfil = defineScenario({
  id: 'seguro-auto-perfil',
  title: 'Seguro auto: condutor jovem tem franquia majorada',
  story:
    'O filho de Joaquim, de vinte anos, dirige o carro: a franquia fica presa em "Majorada". As cotações vêm depois.',
  requirements: ['3.28'],
  product: 'seguro-auto',
  tags: ['produto', 'seguro', 'veículo'],
  world: {
    validates: true,
    proposal: {
      currentStep: 'perfil-de-uso',
      answers: { segurado: { nome: joaquim.name, cpfOuCnpj: '40619273887' } },
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Como o veículo é usado'),
    fill('CEP onde o veículo dorme', joaquim.cep),
    choose('Ele dorme em garagem?', 'Sim'),
    choose('Alguém de 18 a 25 anos dirige?', 'Sim'),
    check('Passeio'),
    check('Transporte por aplicativo'),
    fill('Valor dos acessórios', 'R$ 900,00'),
    pressContinue,
    waitForStep(4, 6),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        body: {
          data: {
            franquia: { value: 'majorada', label: 'Majorada' },
            uso: ['passeio', 'app'],
            acessorios: 900,
          },
        },
      },
    ],
    effects: { savedSteps: 1 },
    endsAt: { path: '/cotacao' },
  },
});
