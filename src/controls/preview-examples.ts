import type { FieldValue } from '#journey/model/field.ts';
import { createOptions, createSampleOption, type SampleProps } from './sample-field.ts';

/** An example field of a kind: its definition, a valid value, and an error. */
export interface PreviewExample extends SampleProps {
  filled: FieldValue;
  error: string;
  /** The field gets a list from the service, which may be loading or have failed. */
  hasList?: boolean;
}

const missingErrorFor = (label: string): string => `Por favor, insira ${label}`;

const brazilianStates = [
  ['AC', 'Acre'],
  ['BA', 'Bahia'],
  ['CE', 'Ceará'],
  ['MA', 'Maranhão'],
  ['MG', 'Minas Gerais'],
  ['PR', 'Paraná'],
  ['RS', 'Rio Grande do Sul'],
  ['SP', 'São Paulo'],
].map(([value = '', label = '']) => createSampleOption({ value, label }));

/** Options with images and second lines, one of them disabled. */
export const banks = [
  ['001', 'Banco do Brasil S.A.', '001'],
  ['033', 'Banco Santander (Brasil) S.A.', '033'],
  ['104', 'Caixa Econômica Federal', '104'],
  ['237', 'Banco Bradesco S.A.', 'Indisponível no momento'],
].map(([value = '', label = '', children = '']) =>
  createSampleOption({
    value,
    label,
    children,
    disabled: value === '237',
    image: `https://imagens.example/${value}.svg`,
  }),
);

const instalmentPlans = [
  createSampleOption({
    value: '12',
    label: '12 parcelas de R$ 432,10',
    children: '2,99% a.m. · total de R$ 5.185,20',
  }),
  createSampleOption({
    value: '24',
    label: '24 parcelas de R$ 251,77',
    children: '3,19% a.m. · total de R$ 6.042,48',
  }),
];
const housingOptions = [
  ...createOptions('Própria', 'Alugada'),
  createSampleOption({ label: 'Financiada', children: 'Ainda em pagamento no banco' }),
  createSampleOption({ label: 'Cedida', disabled: true }),
];
const createChosen = (value: string, label = value): FieldValue => ({ value, label });

/** An example of every field kind (3.32), by the kind's name on the wire. */
export const previewExamples: Readonly<Record<string, PreviewExample>> = {
  text: {
    field: { label: 'CPF', mask: 'cpf', validation: 'cpf', placeholder: '000.000.000-00' },
    filled: '529.982.247-25',
    error: 'CPF inválido. Verifique o formato e a validade.',
  },
  date: { field: { label: 'Data de nascimento' }, filled: '28/02/1990', error: 'Data inválida' },
  select: {
    field: { label: 'Estado' },
    options: brazilianStates,
    filled: createChosen('BA', 'Bahia'),
    error: missingErrorFor('Estado'),
    hasList: true,
  },
  radio: {
    field: { label: 'Tipo de moradia' },
    options: housingOptions,
    filled: createChosen('Alugada'),
    error: missingErrorFor('Tipo de moradia'),
    hasList: true,
  },
  radioChip: {
    field: { label: 'Pessoa politicamente exposta?' },
    options: createOptions('Sim', 'Não', 'Prefiro não dizer', 'Sou parente ou colaborador próximo de uma'),
    filled: createChosen('Não'),
    error: missingErrorFor('Pessoa politicamente exposta?'),
    hasList: true,
  },
  checkbox: { field: { label: 'Quero receber novidades por e-mail' }, filled: true, error: 'Campo inválido' },
  checkBoxGroup: {
    field: { label: 'Bens' },
    options: createOptions('Casa', 'Carro', 'Aplicações financeiras'),
    filled: [createChosen('Carro')],
    error: missingErrorFor('Bens'),
    hasList: true,
  },
  money: {
    field: { label: 'Valor da parcela', minValue: 40_000, maxValue: 220_000 },
    filled: 123_456,
    error: 'O valor não pode ser menor que o valor mínimo',
    hasList: true,
  },
  cep: {
    field: { label: 'CEP', placeholder: '00000-000' },
    filled: '01310-100',
    error: missingErrorFor('CEP'),
  },
  term: {
    field: {
      label: 'Li e concordo com os termos de uso e com a consulta dos meus dados.',
      term: '<p>Termos</p>',
    },
    filled: true,
    error: 'Os termos devem ser aceitos antes de continuar sua proposta.',
  },
  list: {
    field: { label: 'Parcelamento' },
    options: instalmentPlans,
    filled: createChosen('12', '12 parcelas de R$ 432,10'),
    error: missingErrorFor('Parcelamento'),
    hasList: true,
  },
  percentage: { field: { label: 'Participação' }, filled: 12.5, error: missingErrorFor('Participação') },
  sliderMoney: {
    field: { label: 'Valor do empréstimo', minValue: 100_000, maxValue: 5_000_000 },
    filled: 1_250_000,
    error: 'O valor não pode ser menor que o valor mínimo',
    hasList: true,
  },
  cnpj: {
    field: { label: 'CNPJ da empresa', placeholder: '00.000.000/0000-00' },
    filled: '11.222.333/0001-81',
    error: missingErrorFor('CNPJ da empresa'),
  },
  inputRealEstateValue: {
    field: { label: 'Valor do imóvel', minValue: 9_000_000, maxValue: 90_000_000 },
    filled: 45_000_000,
    error: missingErrorFor('Valor do imóvel'),
    hasList: true,
  },
  consultaPlaca: {
    field: { label: 'Placa do veículo' },
    filled: 'BRA2E19',
    error: missingErrorFor('Placa do veículo'),
  },
  modeloVeiculo: {
    field: { label: 'Modelo' },
    options: createOptions('Onix 1.0 Flex 5p Mec.', 'HB20 Sense 1.0 Flex 12V Mec.', 'Argo Drive 1.0 6V Flex'),
    filled: createChosen('Argo Drive 1.0 6V Flex'),
    error: missingErrorFor('Modelo'),
    hasList: true,
  },
  anoModeloVeiculo: {
    field: { label: 'Ano do modelo' },
    options: createOptions('2026 Flex', '2025 Flex', '2024 Flex'),
    filled: createChosen('2025 Flex'),
    error: missingErrorFor('Ano do modelo'),
    hasList: true,
  },
  imageCapture: {
    field: { label: 'Foto do RG' },
    filled: [{ id: '', name: 'rg-frente.jpg' }],
    error: missingErrorFor('Foto do RG'),
  },
  textWithAutoComplete: {
    field: { label: 'Empresa em que trabalha' },
    options: createOptions('Padaria São João Ltda.', 'Padaria Real', 'Mercado Central S.A.'),
    filled: 'Padaria Real',
    error: missingErrorFor('Empresa em que trabalha'),
    hasList: true,
  },
  button: { field: { label: 'Consultar placa', resource: 'placas' }, filled: null, error: '', hasList: true },
  mensagem: {
    field: {
      label: 'Atenção ao número do seu benefício',
      message: 'Ele tem dez dígitos e está no extrato do INSS.',
    },
    filled: null,
    error: '',
  },
  file: {
    field: { label: 'Comprovante de residência' },
    filled: [{ id: '', name: 'conta-de-luz.pdf' }],
    error: missingErrorFor('Comprovante de residência'),
  },
};
