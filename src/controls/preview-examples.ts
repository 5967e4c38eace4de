import type { FieldValue } from '#journey/model/field.ts';
import { optionsOf, optionWith, type SampleProps } from './sample-field.ts';

/** An example field of a kind: its definition, a valid value, and its error. */
export interface PreviewExample extends SampleProps {
  filled: FieldValue;
  error: string;
  /** Its list comes from the service. */
  hasList?: boolean;
}

const missing = (label: string): string => `Por favor, insira ${label}`;

const states = [
  ['AC', 'Acre'],
  ['BA', 'Bahia'],
  ['CE', 'Ceará'],
  ['MA', 'Maranhão'],
  ['MG', 'Minas Gerais'],
  ['PR', 'Paraná'],
  ['RS', 'Rio Grande do Sul'],
  ['SP', 'São Paulo'],
].map(([value = '', label = '']) => optionWith({ value, label }));

/** Banks with images, second lines, and one disabled. */
export const banks = [
  ['001', 'Banco do Brasil S.A.', '001'],
  ['033', 'Banco Santander (Brasil) S.A.', '033'],
  ['104', 'Caixa Econômica Federal', '104'],
  ['237', 'Banco Bradesco S.A.', 'Indisponível no momento'],
].map(([value = '', label = '', children = '']) =>
  optionWith({
    value,
    label,
    children,
    disabled: value === '237',
    image: `https://imagens.example/${value}.svg`,
  }),
);

const plans = [
  optionWith({
    value: '12',
    label: '12 parcelas de R$ 432,10',
    children: '2,99% a.m. · total de R$ 5.185,20',
  }),
  optionWith({
    value: '24',
    label: '24 parcelas de R$ 251,77',
    children: '3,19% a.m. · total de R$ 6.042,48',
  }),
];
const homes = [
  ...optionsOf('Própria', 'Alugada'),
  optionWith({ label: 'Financiada', children: 'Ainda em pagamento no banco' }),
  optionWith({ label: 'Cedida', disabled: true }),
];
const choice = (value: string, label = value): FieldValue => ({ value, label });

/** An example of every kind (3.32), by its name on the wire. */
export const previewExamples: Readonly<Record<string, PreviewExample>> = {
  text: {
    field: { label: 'CPF', mask: 'cpf', validation: 'cpf', placeholder: '000.000.000-00' },
    filled: '529.982.247-25',
    error: 'CPF inválido. Verifique o formato e a validade.',
  },
  date: { field: { label: 'Data de nascimento' }, filled: '28/02/1990', error: 'Data inválida' },
  select: {
    field: { label: 'Estado' },
    options: states,
    filled: choice('BA', 'Bahia'),
    error: missing('Estado'),
    hasList: true,
  },
  radio: {
    field: { label: 'Tipo de moradia' },
    options: homes,
    filled: choice('Alugada'),
    error: missing('Tipo de moradia'),
    hasList: true,
  },
  radioChip: {
    field: { label: 'Pessoa politicamente exposta?' },
    options: optionsOf('Sim', 'Não', 'Prefiro não dizer', 'Sou parente ou colaborador próximo de uma'),
    filled: choice('Não'),
    error: missing('Pessoa politicamente exposta?'),
    hasList: true,
  },
  checkbox: { field: { label: 'Quero receber novidades por e-mail' }, filled: true, error: 'Campo inválido' },
  checkBoxGroup: {
    field: { label: 'Bens' },
    options: optionsOf('Casa', 'Carro', 'Aplicações financeiras'),
    filled: [choice('Carro')],
    error: missing('Bens'),
    hasList: true,
  },
  money: {
    field: { label: 'Valor da parcela', minValue: 40_000, maxValue: 220_000 },
    filled: 123_456,
    error: 'O valor não pode ser menor que o valor mínimo',
    hasList: true,
  },
  cep: { field: { label: 'CEP', placeholder: '00000-000' }, filled: '01310-100', error: missing('CEP') },
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
    options: plans,
    filled: choice('12', '12 parcelas de R$ 432,10'),
    error: missing('Parcelamento'),
    hasList: true,
  },
  percentage: { field: { label: 'Participação' }, filled: 12.5, error: missing('Participação') },
  sliderMoney: {
    field: { label: 'Valor do empréstimo', minValue: 100_000, maxValue: 5_000_000 },
    filled: 1_250_000,
    error: 'O valor não pode ser menor que o valor mínimo',
    hasList: true,
  },
  cnpj: {
    field: { label: 'CNPJ da empresa', placeholder: '00.000.000/0000-00' },
    filled: '11.222.333/0001-81',
    error: missing('CNPJ da empresa'),
  },
  inputRealEstateValue: {
    field: { label: 'Valor do imóvel', minValue: 9_000_000, maxValue: 90_000_000 },
    filled: 45_000_000,
    error: missing('Valor do imóvel'),
    hasList: true,
  },
  consultaPlaca: {
    field: { label: 'Placa do veículo' },
    filled: 'BRA2E19',
    error: missing('Placa do veículo'),
  },
  modeloVeiculo: {
    field: { label: 'Modelo' },
    options: optionsOf('Onix 1.0 Flex 5p Mec.', 'HB20 Sense 1.0 Flex 12V Mec.', 'Argo Drive 1.0 6V Flex'),
    filled: choice('Argo Drive 1.0 6V Flex'),
    error: missing('Modelo'),
    hasList: true,
  },
  anoModeloVeiculo: {
    field: { label: 'Ano do modelo' },
    options: optionsOf('2026 Flex', '2025 Flex', '2024 Flex'),
    filled: choice('2025 Flex'),
    error: missing('Ano do modelo'),
    hasList: true,
  },
  imageCapture: {
    field: { label: 'Foto do RG' },
    filled: [{ id: '', name: 'rg-frente.jpg' }],
    error: missing('Foto do RG'),
  },
  textWithAutoComplete: {
    field: { label: 'Empresa em que trabalha' },
    options: optionsOf('Padaria São João Ltda.', 'Padaria Real', 'Mercado Central S.A.'),
    filled: 'Padaria Real',
    error: missing('Empresa em que trabalha'),
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
    error: missing('Comprovante de residência'),
  },
};
