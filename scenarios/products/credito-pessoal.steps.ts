import type { WireStep } from '../wire.ts';
import { creditoPessoalConsentText } from './credito-pessoal.consent-text.ts';
import { field, required } from './define-product.ts';

const metaProductBankId = '64f1b7c20d4e8a0012c9a7e1';

const formType: WireStep['stepType'] = {
  _id: '64f1b0010d4e8a0012c9a001',
  label: 'Formulário',
  slug: 'form',
  unique: false,
};

const common = {
  image: '',
  tokenValidationMethods: [],
  enableProposalRestartAtThisStep: false,
  notAllowedToReturnFromHere: false,
  requiredReview: false,
  metaProductBankId,
};

export const personalData: WireStep = {
  ...common,
  _id: '64f1b1010d4e8a0012c9a101',
  slug: 'dados-pessoais',
  name: 'Dados pessoais',
  description: 'Para começar, conte quem é você. Use os dados do seu documento.',
  order: 0,
  state: 'init',
  stepType: formType,
  fields: [
    field({
      _id: '64f1b2010d4e8a0012c9a201',
      key: 'nome',
      label: 'Nome completo',
      component: 'text',
      rules: required('Nome completo'),
      mask: 'name',
      validation: 'name',
      maxLength: 70,
    }),
    field({
      _id: '64f1b2020d4e8a0012c9a202',
      key: 'cpf',
      label: 'CPF',
      component: 'text',
      rules: required('CPF'),
      placeholder: '000.000.000-00',
      mask: 'cpf',
      validation: 'cpf',
      format: { send: 'onlyDigits' },
    }),
    field({
      _id: '64f1b2030d4e8a0012c9a203',
      key: 'celular',
      label: 'Celular',
      component: 'text',
      rules: required('Celular'),
      placeholder: '(00) 00000-0000',
      mask: 'phone',
      validation: 'cellphone',
      format: { send: 'onlyDigits' },
    }),
    field({
      _id: '64f1b2040d4e8a0012c9a204',
      key: 'email',
      label: 'E-mail',
      component: 'text',
      rules: required('E-mail'),
      placeholder: 'voce@exemplo.com.br',
      validation: 'email',
    }),
    field({
      _id: '64f1b2050d4e8a0012c9a205',
      key: 'dataDeNascimento',
      label: 'Data de nascimento',
      component: 'date',
      rules: required('Data de nascimento'),
      placeholder: 'DD/MM/AAAA',
      mask: 'date',
      validation: 'dateNotFuture',
      dateValidation: [
        { edge: 'start', type: 'yearsBack', value: '100' },
        { edge: 'end', type: 'yearsBack', value: '18' },
      ],
    }),
  ],
};

export const address: WireStep = {
  ...common,
  _id: '64f1b1020d4e8a0012c9a102',
  slug: 'endereco',
  name: 'Endereço',
  description: 'Onde você mora hoje. Com o CEP, preenchemos o que for possível.',
  order: 1,
  state: 'init',
  stepType: formType,
  fields: [
    field({
      _id: '64f1b2060d4e8a0012c9a206',
      key: 'cep',
      label: 'CEP',
      component: 'cep',
      rules: required('CEP'),
      placeholder: '00000-000',
      mask: 'cep',
      format: { send: 'onlyDigits' },
    }),
    field({
      _id: '64f1b2070d4e8a0012c9a207',
      key: 'logradouro',
      label: 'Logradouro',
      component: 'text',
      rules: required('Logradouro'),
      placeholder: 'Rua, avenida, praça',
    }),
    field({
      _id: '64f1b2080d4e8a0012c9a208',
      key: 'numero',
      label: 'Número',
      component: 'text',
      rules: required('Número'),
      maxLength: 10,
    }),
    field({
      _id: '64f1b2090d4e8a0012c9a209',
      key: 'complemento',
      label: 'Complemento',
      component: 'text',
      placeholder: 'Apartamento, bloco, casa',
    }),
    field({
      _id: '64f1b20a0d4e8a0012c9a20a',
      key: 'bairro',
      label: 'Bairro',
      component: 'text',
      rules: required('Bairro'),
    }),
    field({
      _id: '64f1b20b0d4e8a0012c9a20b',
      key: 'estado',
      label: 'Estado',
      component: 'select',
      rules: required('Estado'),
      resource: 'states',
      placeholder: 'Escolha o estado',
    }),
    field({
      _id: '64f1b20c0d4e8a0012c9a20c',
      key: 'cidade',
      label: 'Cidade',
      component: 'select',
      rules: required('Cidade'),
      resource: 'cities',
      dependencies: ['estado'],
      placeholder: 'Escolha a cidade',
    }),
  ],
};

export const bankAccount: WireStep = {
  ...common,
  _id: '64f1b1030d4e8a0012c9a103',
  slug: 'dados-bancarios',
  name: 'Dados bancários',
  description: 'A conta em que você quer receber. Ela precisa estar no seu nome.',
  order: 2,
  state: 'init',
  stepType: formType,
  fields: [
    field({
      _id: '64f1b20d0d4e8a0012c9a20d',
      key: 'banco',
      label: 'Banco',
      component: 'select',
      rules: required('Banco'),
      resource: 'banks',
      placeholder: 'Escolha o banco',
    }),
    field({
      _id: '64f1b20e0d4e8a0012c9a20e',
      key: 'agencia',
      label: 'Agência',
      component: 'text',
      rules: required('Agência'),
      mask: 'agency',
      placeholder: '0000',
    }),
    field({
      _id: '64f1b20f0d4e8a0012c9a20f',
      key: 'conta',
      label: 'Conta com dígito',
      component: 'text',
      rules: required('Conta com dígito'),
      mask: 'account',
    }),
  ],
};

export const terms: WireStep = {
  ...common,
  _id: '64f1b1040d4e8a0012c9a104',
  slug: 'termos',
  name: 'Termos',
  description: 'Falta pouco. Leia os termos e confirme para enviarmos a sua proposta.',
  order: 3,
  state: 'init',
  stepType: formType,
  fields: [
    field({
      _id: '64f1b2100d4e8a0012c9a210',
      key: 'aceiteDosTermos',
      label: 'Li e aceito os termos do crédito pessoal',
      component: 'term',
      rules: required('Li e aceito os termos do crédito pessoal'),
      term: creditoPessoalConsentText,
    }),
  ],
};

export const creditAnalysis: WireStep = {
  ...common,
  _id: '64f1b1050d4e8a0012c9a105',
  slug: 'analise-de-credito',
  name: 'Análise de crédito',
  description: 'Estamos consultando a melhor oferta para você.',
  order: 4,
  state: 'waiting',
  stepType: {
    _id: '64f1b0020d4e8a0012c9a002',
    label: 'Análise de crédito',
    slug: 'creditAnalysis',
    unique: true,
  },
  notAllowedToReturnFromHere: true,
  fields: [],
};

export const finished: WireStep = {
  ...common,
  _id: '64f1b1060d4e8a0012c9a106',
  slug: 'finalizado',
  name: 'Proposta enviada',
  description: '',
  order: 5,
  state: 'finished',
  stepType: { _id: '64f1b0030d4e8a0012c9a003', label: 'Finalizado', slug: 'finished', unique: true },
  notAllowedToReturnFromHere: true,
  fields: [],
};

export const creditoPessoalIds = { metaProductBankId };
