import type { OptionsState } from '#controls/control.ts';
import { optionsOf, optionWith, type TrialProps } from '#controls/trial.tsx';
import type { FieldValue } from '#journey/model/field.ts';

/** A control in one state. */
export type ControlState = TrialProps;

const loading: OptionsState = { status: 'loading', options: [], message: '' };
const failed: OptionsState = { status: 'error', options: [], message: 'Não foi possível carregar a lista.' };
const required = 'Por favor, insira';

interface Base extends TrialProps {
  /** What a visitor would give. */
  filled: FieldValue;
  error: string;
}

/** The states every control that is filled in has. */
function statesOf({ filled, error, ...base }: Base): Record<string, ControlState> {
  return {
    vazio: { ...base, required: true },
    opcional: base,
    preenchido: { ...base, required: true, value: filled },
    comAjuda: { ...base, required: true, help: base.help ?? 'Como está no seu documento.' },
    comErro: { ...base, required: true, error },
    somenteLeitura: { ...base, value: filled, readOnly: true },
  };
}

/** The states of a list that comes from a service. */
const listStates = (base: TrialProps): Record<string, ControlState> => ({
  carregando: { ...base, required: true, options: loading },
  falhou: { ...base, required: true, options: failed },
});

const longName = 'Maria Aparecida dos Santos Albuquerque Cavalcanti de Oliveira';
const longLabel = 'Nome completo da mãe, exatamente como aparece no documento de identificação';

const cpf = { field: { label: 'CPF', component: 'text', mask: 'cpf', placeholder: '000.000.000-00' } };
const born = { field: { label: 'Data de nascimento', component: 'date' } };

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
const bahia = { value: 'BA', label: 'Bahia' };
const estado = { field: { label: 'Estado', component: 'select' }, options: states };

const banks = [
  optionWith({
    value: '001',
    label: 'Banco do Brasil S.A.',
    children: '001',
    image: 'https://imagens.example/001.svg',
  }),
  optionWith({
    value: '033',
    label: 'Banco Santander (Brasil) S.A.',
    children: '033',
    image: 'https://imagens.example/033.svg',
  }),
  optionWith({
    value: '104',
    label: 'Caixa Econômica Federal',
    children: '104',
    image: 'https://imagens.example/104.svg',
  }),
  optionWith({
    value: '237',
    label: 'Banco Bradesco S.A.',
    children: 'Indisponível no momento',
    disabled: true,
    image: 'https://imagens.example/237.svg',
  }),
];
const caixa = { value: '104', label: 'Caixa Econômica Federal' };

const homes = [
  ...optionsOf('Própria', 'Alugada'),
  optionWith({ label: 'Financiada', children: 'Ainda em pagamento no banco' }),
  optionWith({ label: 'Cedida', disabled: true }),
];
const rented = { value: 'Alugada', label: 'Alugada' };
const yesNo = optionsOf('Sim', 'Não', 'Prefiro não dizer');
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

const amount = {
  field: { label: 'Valor da parcela', component: 'money', minValue: 40_000, maxValue: 220_000 },
  help: 'min: R$ 400,00 - max: R$ 2.200,00',
};
const slider = {
  field: { label: 'Valor do empréstimo', component: 'sliderMoney', minValue: 100_000, maxValue: 5_000_000 },
  help: 'min: R$ 1.000,00 - max: R$ 50.000,00',
};
const terms = {
  field: {
    component: 'term',
    label: 'Li e concordo com os termos de uso e com a consulta dos meus dados.',
    term: '<p>Termos</p>',
  },
};
const news = { field: { component: 'checkbox', label: 'Quero receber novidades por e-mail' } };
const employer = { field: { label: 'Empresa em que trabalha', component: 'textWithAutoComplete' } };
const companies = optionsOf('Padaria São João Ltda.', 'Padaria Real', 'Mercado Central S.A.');
const rg = { field: { label: 'Foto do RG', component: 'imageCapture' } };

/** Every control in every state, by control. Stories, previews and the atlas loop over it. */
export const controlStates: Readonly<Record<string, Readonly<Record<string, ControlState>>>> = {
  text: {
    ...statesOf({
      ...cpf,
      filled: '529.982.247-25',
      error: 'CPF inválido. Verifique o formato e a validade.',
    }),
    longo: { field: { label: longLabel, component: 'text' }, value: longName, required: true },
    longoSomenteLeitura: { field: { label: 'Nome', component: 'text' }, value: longName, readOnly: true },
  },
  date: statesOf({ ...born, filled: '28/02/1990', error: 'Data inválida' }),
  select: {
    ...statesOf({ ...estado, filled: bahia, error: `${required} Estado` }),
    ...listStates(estado),
    comImagem: {
      field: { label: 'Banco', component: 'select' },
      options: banks,
      value: caixa,
      required: true,
    },
    semOpcoes: { ...estado, options: { status: 'success', options: [], message: 'Nenhum estado atendido.' } },
  },
  radio: {
    ...statesOf({
      field: { label: 'Tipo de moradia', component: 'radio' },
      options: homes,
      filled: rented,
      error: `${required} Tipo de moradia`,
    }),
    ...listStates({ field: { label: 'Tipo de moradia', component: 'radio' } }),
    comImagem: {
      field: { label: 'Banco', component: 'radio' },
      options: banks,
      value: caixa,
      required: true,
    },
  },
  chips: {
    ...statesOf({
      field: { label: 'Pessoa politicamente exposta?', component: 'radioChip' },
      options: yesNo,
      filled: { value: 'Não', label: 'Não' },
      error: `${required} Pessoa politicamente exposta?`,
    }),
    ...listStates({ field: { label: 'Pessoa politicamente exposta?', component: 'radioChip' } }),
  },
  checkbox: statesOf({ ...news, filled: true, error: 'Campo inválido' }),
  checkboxGroup: {
    ...statesOf({
      field: { label: 'Bens', component: 'checkBoxGroup' },
      options: optionsOf('Casa', 'Carro', 'Aplicações financeiras'),
      filled: [{ value: 'Carro', label: 'Carro' }],
      error: `${required} Bens`,
    }),
    ...listStates({ field: { label: 'Bens', component: 'checkBoxGroup' } }),
  },
  money: {
    ...statesOf({ ...amount, filled: 123_456, error: 'O valor não pode ser menor que o valor mínimo' }),
    carregando: { ...amount, options: loading },
    noveDigitos: { field: { label: 'Valor do imóvel', component: 'money' }, value: 12_345_678_900 },
  },
  moneySlider: {
    ...statesOf({ ...slider, filled: 1_250_000, error: 'O valor não pode ser menor que o valor mínimo' }),
    comMarcas: { ...slider, options: optionsOf('1000', '5000', '10000', '50000'), value: 500_000 },
    semFaixa: { ...slider, field: { ...slider.field, minValue: 6_000_000 } },
  },
  term: statesOf({
    ...terms,
    filled: true,
    error: 'Os termos devem ser aceitos antes de continuar sua proposta.',
  }),
  list: {
    ...statesOf({
      field: { label: 'Parcelamento', component: 'list' },
      options: plans,
      filled: { value: '12', label: '12 parcelas de R$ 432,10' },
      error: `${required} Parcelamento`,
    }),
    ...listStates({ field: { label: 'Parcelamento', component: 'list' } }),
  },
  percentage: statesOf({
    field: { label: 'Participação', component: 'percentage' },
    filled: 12.5,
    error: `${required} Participação`,
  }),
  image: {
    ...statesOf({ ...rg, filled: [{ id: '', name: 'rg-frente.jpg' }], error: `${required} Foto do RG` }),
    arquivo: { field: { label: 'Comprovante de residência', component: 'file' }, required: true },
  },
  combobox: {
    ...statesOf({ ...employer, options: companies, filled: 'Padaria Real', error: `${required} Empresa` }),
    ...listStates(employer),
  },
  button: {
    enviar: { field: { component: 'button', label: 'Simular', submit: true } },
    carregando: { field: { component: 'button', label: 'Consultar placa' }, options: loading },
    somenteLeitura: { field: { component: 'button', label: 'Consultar placa' }, readOnly: true },
  },
  notice: {
    mensagem: {
      field: {
        component: 'mensagem',
        label: 'Atenção ao número do seu benefício',
        message: 'Ele tem dez dígitos e está no extrato do INSS.',
      },
    },
  },
};
