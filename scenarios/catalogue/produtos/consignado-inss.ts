import { beatriz, valdirene } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const consignadoInssComeco = defineScenario({
  id: 'consignado-inss-comeco',
  title: 'INSS: benefício com representante legal',
  story:
    'Valdirene informa o benefício, e a filha Beatriz aparece como representante legal. Em seguida vem a consulta ao INSS.',
  requirements: ['3.26', '3.35', '3.37'],
  product: 'consignado-inss',
  tags: ['produto', 'consignado', 'e2e'],
  world: { validates: true, checks: { 'autorizacao-in100': { polls: ENDLESS, ends: 'success' } } },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Dados do beneficiário'),
    fill('Nome completo', valdirene.name),
    fill('CPF', valdirene.cpf),
    fill('Data de nascimento', valdirene.birth),
    fill('Celular', valdirene.cellphone),
    choose('Sexo', 'Feminino'),
    pressContinue,
    waitForHeading('Seu benefício'),
    choose('Tipo de benefício', 'Aposentadoria'),
    choose('Espécie do benefício', '41 - Aposentadoria por idade'),
    fill('Número do benefício', '1624503387'),
    choose('Como você recebe', 'Conta-corrente'),
    choose('Você tem representante legal?', 'Sim'),
    fill('Nome do representante legal', beatriz.name),
    fill('CPF do representante legal', beatriz.cpf),
    pressContinue,
    waitForStep(3, 12),
  ],
  verdict: {
    sent: [
      { operation: 'createProposal', times: 1, body: { data: { sexo: 'feminino' } } },
      {
        operation: 'updateStep',
        poll: false,
        body: {
          data: {
            tipoDeBeneficio: { value: 'aposentadoria', label: 'Aposentadoria' },
            especie: '41',
            cpfDoRepresentante: '31850746290',
          },
        },
      },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { path: '/autorizacao-in100' },
  },
});

export const consignadoInssPerfil = defineScenario({
  id: 'consignado-inss-perfil',
  title: 'INSS: quem não lê assina por outra pessoa',
  story:
    'Valdirene não sabe ler. A resposta seguinte fica presa em "Sim" e o nome de quem assina por ela passa a ser pedido.',
  requirements: ['3.27', '3.28'],
  product: 'consignado-inss',
  tags: ['produto', 'consignado'],
  world: {
    validates: true,
    proposal: {
      currentStep: 'perfil',
      answers: { 'dados-pessoais': { nome: valdirene.name, cpf: '27491836003' } },
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Sobre você'),
    choose('Escolaridade', 'Sem instrução'),
    choose('Sabe ler e escrever?', 'Não'),
    fill('Nome de quem assina', beatriz.name),
    pressContinue,
    waitForHeading('Endereço'),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        times: 1,
        body: { data: { assinaARogo: 'sim', nomeDaTestemunha: 'Beatriz Nogueira Lima' } },
      },
    ],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
  },
});
