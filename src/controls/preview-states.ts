import { fieldKinds } from '#journey/fields/index.ts';
import { banks, type PreviewExample, previewExamples } from './preview-examples.ts';
import { createOptions, createSampleField, type SampleProps } from './sample-field.ts';

const loadingOptions: NonNullable<SampleProps['options']> = { status: 'loading', options: [], message: '' };
const failedOptions: NonNullable<SampleProps['options']> = {
  status: 'error',
  options: [],
  message: 'Não foi possível carregar a lista.',
};

const longName = 'Maria Aparecida dos Santos Albuquerque Cavalcanti de Oliveira';
const longLabel = 'Nome completo da mãe, exatamente como aparece no documento de identificação';

/** The states that every kind can have (3.23), with Portuguese names. */
function statesOf(component: string, example: PreviewExample): Record<string, SampleProps> {
  const { filled, error, hasList = false, ...rest } = example;
  const baseProps: SampleProps = { ...rest, field: { ...rest.field, component } };
  const requiredProps: SampleProps = { ...baseProps, required: true };
  const withField = (overrides: Partial<SampleProps['field']>): SampleProps => ({
    ...requiredProps,
    field: { ...baseProps.field, ...overrides },
  });
  const kind = fieldKinds.find(component);
  const hasValue = kind?.carries !== 'nothing';
  return {
    vazio: requiredProps,
    ...(hasValue && { opcional: baseProps, preenchido: { ...requiredProps, value: filled } }),
    ...(hasValue && {
      comErro: { ...requiredProps, error },
      somenteLeitura: { ...baseProps, value: filled, readOnly: true },
    }),
    ...(!hasValue && kind?.control === 'button' && { somenteLeitura: { ...baseProps, readOnly: true } }),
    ...(hasList && {
      carregando: { ...requiredProps, options: loadingOptions },
      falhou: { ...requiredProps, options: failedOptions },
    }),
    comAjuda:
      kind?.control === 'notice' ? requiredProps : withField({ message: 'Como está no seu documento.' }),
    comDica: withField({ tooltip: 'Fica no canto de cima do documento, à direita.' }),
    comTutorial: withField({ tutorial: '<p>Abra o aplicativo <b>Meu INSS</b> e toque em "Extrato".</p>' }),
    comIcone: withField({ icon: 'car' }),
    comTitulo: withField({ title: 'Sobre você' }),
    comSubcampos: withField({
      subFields: [
        createSampleField({ id: 'sub', key: `${component}-sub`, label: 'Complemento', required: true }),
      ],
    }),
  };
}

/** Further states of some kinds. */
const EXTRA_STATES: Readonly<Record<string, Record<string, SampleProps>>> = {
  text: {
    longo: { field: { label: longLabel, component: 'text' }, value: longName, required: true },
    longoSomenteLeitura: { field: { label: 'Nome', component: 'text' }, value: longName, readOnly: true },
    consultando: {
      field: { label: 'CPF', component: 'text', mask: 'cpf' },
      options: loadingOptions,
      value: '529.982.247-25',
    },
  },
  select: {
    comImagem: {
      field: { label: 'Banco', component: 'select' },
      options: banks,
      value: { value: '104', label: 'Caixa Econômica Federal' },
      required: true,
    },
    semOpcoes: {
      field: { label: 'Estado', component: 'select' },
      options: { status: 'success', options: [], message: 'Nenhum estado atendido.' },
    },
    foraDaLista: {
      field: { label: 'Cidade', component: 'select' },
      options: loadingOptions,
      value: { value: '3550308', label: 'São Paulo' },
      readOnly: true,
    },
  },
  radio: {
    comImagem: {
      field: { label: 'Banco', component: 'radio' },
      options: banks,
      value: { value: '104', label: 'Caixa Econômica Federal' },
      required: true,
    },
  },
  money: {
    noveDigitos: { field: { label: 'Valor do imóvel', component: 'money' }, value: 12_345_678_900 },
  },
  sliderMoney: {
    comMarcas: {
      field: { label: 'Valor', component: 'sliderMoney', minValue: 100_000, maxValue: 5_000_000 },
      options: createOptions('1000', '5000', '10000', '50000'),
      value: 500_000,
    },
    semFaixa: {
      field: { label: 'Valor', component: 'sliderMoney', minValue: 6_000_000, maxValue: 5_000_000 },
    },
  },
  imageCapture: {
    varias: {
      field: { label: 'Fotos do RG', component: 'imageCapture' },
      value: [
        { id: '', name: 'rg-frente.jpg' },
        { id: '', name: 'rg-verso-com-um-nome-de-arquivo-muito-comprido-que-nao-cabe.jpg' },
      ],
    },
  },
  button: {
    enviar: { field: { component: 'button', label: 'Simular', submit: true } },
    comLink: {
      field: { component: 'button', label: 'Ver meu extrato', url: 'https://banco.example/extrato' },
    },
  },
  mensagem: {
    comLink: {
      field: {
        component: 'mensagem',
        label: 'Onde encontro?',
        message: 'O número está no <b>extrato</b> do benefício.',
        url: 'https://banco.example/ajuda',
      },
    },
    semTitulo: { field: { component: 'mensagem', label: '', message: 'Seus dados ficam protegidos.' } },
  },
};

/**
 * Every field kind in every state, by kind and state. Stories, the preview page and the atlas render each with
 * `SampleControl`. The product does not contain them.
 */
export const previewStates: Readonly<Record<string, Readonly<Record<string, SampleProps>>>> = {
  ...Object.fromEntries(
    Object.entries(previewExamples).map(([component, example]) => [
      component,
      { ...statesOf(component, example), ...EXTRA_STATES[component] },
    ]),
  ),
  desconhecido: {
    vazio: { field: { component: 'holograma', label: 'Um tipo que ninguém conhece' } },
  },
};
