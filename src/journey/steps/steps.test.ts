import { expect, test } from 'vitest';
import { NO_MESSAGE } from '../errors/customer-message.ts';
import { buildField } from '../form/build-field.ts';
import type { StepOutcome } from '../model/proposal.ts';
import { decodeStatus, STEP_STATUSES, type Step, type StepStatus } from '../model/step.ts';
import { pollingPolicies } from '../polling/index.ts';
import type { Wait } from '../polling/polling-policy.ts';
import { proposalWith } from '../simulation/testing/sample.ts';
import { stepTypeWith, stepWith } from '../testing/step-with.ts';
import { findDeclaredName, stepTypeOf, stepTypes } from './index.ts';
import { statusTextsOf } from './step-texts.ts';
import type { FamilyName } from './step-type.ts';

const createStep = (kind: string, ...components: string[]): Step =>
  stepWith({
    slug: 's',
    type: stepTypeWith(kind),
    fields: components.map(component => buildField({ key: '', component })),
  });

/** The names of step types in 4.7 to 4.9 and in the status screens (2.23-2.32), by line and by family. */
const NAMES_BY_LINE: Readonly<Record<string, Readonly<Partial<Record<FamilyName, string>>>>> = {
  '4.7': {
    form: 'form',
    token: 'tokenValidation proposalTokenValidation',
    documentLink: 'documentLink',
    credit: 'creditAnalysis rodobensCrivo',
    check: 'juridical documentApi',
    identity: 'facematch liveness serproLiveness selfieCaptura verifyIdentity',
    signature: 'waiting contract',
    review: 'review details',
    ending: 'finished finalizado',
    consent: 'lgpd acceptanceTerms',
    kyc: 'rodobensKyc',
    benefit: 'benefit',
  },
  '4.8': {
    simulation:
      'simulation simulationRevision simulationApi simulationReadOnly simulationVendor simulationWithSelection ' +
      'simulationChooseValue crefazSimulationApi factaSimulationApi crefisaSimulation nioSimulation ' +
      'simulacaoFgtsAniversario qiTechSimulation funcaoSimulation',
    carEquity: 'c6CarEquityInsertion',
    consigned: 'c6ConsignadoPrivadoToken',
  },
  '4.9': {
    signature: 'clickSign unicoSign',
    approval:
      'proposalAnalysis companyRegister analiseManualMesa aguardandoAprovacaoFuncionario aguardandoPoliticaEmpresa',
    payroll:
      'proposalEndorsement validacaoIN100 averbationHubBalanceConsult averbationHubReserve averbationHubConfirm ' +
      'consultaDataPrev averbacao',
    form: 'productSelection dadosContaDeLuz',
    check: 'acompanhamento analiseDeDados restrictionVerification',
    credit: 'behaviourScore',
    payment: 'propostaEmPagamento',
    contracts: 'contractApi consultContractsApi',
  },
  '2.26': {
    identity: 'livenessWithFacematch serproLivenessWithFacematch',
    signature: 'contrato unicoSignWithLiveness',
    credit: 'afinzConsignadoValidacaoSimulacao creditAnalysisWithHumanValidation',
    approval: 'criacaoValidacaoEmpresaFuncionario',
  },
};
const typesWithFamily = Object.entries(NAMES_BY_LINE).flatMap(([line, families]) =>
  Object.entries(families).flatMap(([family, names]) =>
    names.split(' ').map(name => [line, name, family] as const),
  ),
);

test.each(typesWithFamily)('[%s] the step type %s is declared and shown as %s', (_, name, family) => {
  expect(stepTypes.find(name)).toBeDefined();
  expect(stepTypeOf(createStep(name)).family).toBe(family);
});

test.each([
  ['qiTechQualquer', 'simulation'],
  ['funcaoNova', 'simulation'],
  ['c6CarEquityVistoria', 'carEquity'],
  ['c6CarEquitySimulacao', 'simulation'],
  ['c6ConsignadoPrivadoSimulacao', 'simulation'],
  ['c6ConsignadoPrivadoNovo', 'consigned'],
  ['averbationHubCancel', 'payroll'],
  ['parceiroSimulation', 'simulation'],
  ['bancoXSimulationApi', 'simulation'],
  ['simulacao', 'simulation'],
  ['simulacaoApi', 'simulation'],
  ['Simulation', 'simulation'],
])('[4.8] [4.9] the variant %s belongs to the family %s', (name, family) => {
  expect(stepTypeOf(createStep(name)).family).toBe(family);
});

test.each([
  ['c6ConsignadoPrivadoAutorizacao', 'c6ConsignadoPrivadoAuthorization'],
  ['c6CarEquityAvaliacao', 'c6CarEquityAnalysis'],
  ['averbationHubReserva', 'averbationHubReserve'],
  ['qiTechPortabilidade', 'qiTechPortability'],
])('[4.8] the variant %s has the declaration and the texts of %s', (name, declared) => {
  expect(findDeclaredName(name)).toBe(declared);
});

test('[7.32] [4.28] only the step of the insertion starts an insertion, no other step of C6 does', () => {
  const startsInsertion = (type: string): boolean =>
    STEP_STATUSES.some(status => {
      const { button, secondaryButton } = statusTextsOf({ type: stepTypeWith(type) }, status);
      return [button, secondaryButton].some(shown => /Insertion$/.test(shown?.action ?? ''));
    });
  const names = ['c6CarEquityInsercao', 'c6CarEquityAvaliacao', 'c6CarEquityAnalysis'];
  expect(names.filter(startsInsertion)).toEqual(['c6CarEquityInsercao']);
});

test.each([
  ['form', [], 'form'],
  ['creditAnalysis', [], 'credit'],
  ['finalizado', [], 'ending'],
  ['oraculo', [], 'check'],
  ['oraculo', ['text'], 'form'],
  ['', [], 'check'],
  ['constructor', [], 'check'],
  ['__proto__', [], 'check'],
  ['lgpd', [], 'consent'],
  ['lgpd', ['term', 'checkbox'], 'consent'],
  ['lgpd', ['term', 'text'], 'form'],
  ['lgpd', ['term', 'holograma'], 'consent'],
  ['details', [], 'review'],
  ['details', ['text'], 'form'],
] as const)('[4.7] the step type "%s" with the fields %j is shown as %s', (kind, fields, family) => {
  expect(stepTypeOf(createStep(kind, ...fields)).family).toBe(family);
});

test('a step of any type with fields is a form in the statuses init and remake', () => {
  const stepWithField = createStep('validacaoIN100', 'term');
  expect(stepTypeOf(stepWithField, 'init').family).toBe('form');
  expect(stepTypeOf(stepWithField, 'remake').family).toBe('form');
  expect(stepTypeOf(stepWithField, 'waiting').family).toBe('payroll');
  expect(stepTypeOf(stepWithField, 'failed').family).toBe('payroll');
});

test.each([
  ['selfieCaptura', 'imageCapture', 'form'],
  ['livenessWithFacematch', 'imageCapture', 'form'],
  ['documentApi', 'file', 'form'],
  ['selfieCaptura', 'text', 'identity'],
  ['creditAnalysis', 'imageCapture', 'credit'],
  ['documentLink', 'imageCapture', 'documentLink'],
  ['tipoNovo', 'imageCapture', 'check'],
] as const)(
  '[4.1] [15.3] a failed step of the type %s with a field of the kind %s is shown as %s',
  (name, kind, family) => {
    expect(stepTypeOf(createStep(name, kind), 'failed').family).toBe(family);
  },
);

test('[4.1] [15.3] a failed check with a photo and other fields is a form; in other statuses it has its own screen', () => {
  const fields = ['text', 'imageCapture'].map(component => buildField({ key: component, component }));
  const step = { ...createStep('selfieCaptura'), fields };
  expect(stepTypeOf(step, 'failed').family).toBe('form');
  expect(stepTypeOf(step, 'waiting').family).toBe('identity');
  expect(stepTypeOf(step, 'success').family).toBe('identity');
});

test.each<[StepStatus, FamilyName]>([
  ['init', 'form'],
  ['remake', 'form'],
  ['success', 'form'],
  ['finished', 'form'],
  ['waiting', 'check'],
  ['failed', 'check'],
  ['review', 'check'],
])(
  '[4.9] a step of an unknown type with fields belongs in the status %s to the family %s',
  (status, family) => {
    const step = createStep('tipoNovo', 'text');
    expect(stepTypeOf(step, status).family).toBe(family);
    expect(stepTypeOf(step, status).polledIn.includes(status)).toBe(status === 'waiting');
  },
);

test.each<[StepStatus, FamilyName, FamilyName]>([
  ['init', 'form', 'form'],
  ['remake', 'form', 'form'],
  ['success', 'form', 'form'],
  ['finished', 'form', 'form'],
  ['waiting', 'review', 'consent'],
  ['failed', 'review', 'consent'],
  ['review', 'review', 'consent'],
])(
  '[4.7] [4.12] in the status %s a step of the type details with fields is shown as %s, a consent step with other fields as %s',
  (status, details, consent) => {
    expect(stepTypeOf(createStep('details', 'text'), status).family).toBe(details);
    for (const name of ['acceptanceTerms', 'lgpd'])
      expect(stepTypeOf(createStep(name, 'term', 'text'), status).family).toBe(consent);
  },
);

const namesWithScreens = stepTypes.names().filter(name => stepTypes.find(name)?.hasStatusScreens);

const screens = [...namesWithScreens, 'oraculo'].flatMap(name =>
  STEP_STATUSES.map(status => [name, status] as const),
);

test.each(screens)('[4.1] [15.3a] [15.3b] %s in %s has a picture, a title and a sentence', (name, status) => {
  const { picture, title, text } = statusTextsOf(createStep(name), status);
  expect(picture).not.toBe('');
  expect(title).toMatch(/\S/);
  expect(text).toMatch(/\S.*\.$/);
});

test.each(screens)(
  '[13.5b] [15.3c] %s in %s has a button, a primary one if the step is not polled in this status',
  (name, status) => {
    const { polledIn } = stepTypeOf(createStep(name));
    const { button, secondaryButton } = statusTextsOf(createStep(name), status);
    if (!polledIn.includes(status)) expect(button).toBeDefined();
    else expect(button ?? secondaryButton).toBeDefined();
  },
);

const unpolledScreens = screens.filter(
  ([name, status]) => !stepTypeOf(createStep(name)).polledIn.includes(status),
);

test.each(unpolledScreens)(
  '[15.3b] %s in %s, which is not polled, does not promise to change by itself',
  (name, status) => {
    const { text, now = '' } = statusTextsOf(createStep(name), status);
    expect(`${text} ${now}`).not.toMatch(/esta tela|aparece aqui|automátic/i);
  },
);

test.each([
  ['averbationHubBalanceConsult', /averba|desconto/i],
  ['averbationHubReserve', /averba|desconto/i],
  ['consultaDataPrev', /averba|desconto/i],
  ['validacaoIN100', /averba|desconto/i],
  ['benefit', /órgão|benefício\b|INSS|Caixa/],
])('[2.30] [4.37] the texts of %s name nobody and nothing of another step: %s', (name, otherWords) => {
  for (const status of STEP_STATUSES) {
    const { title, text, now = '' } = statusTextsOf(createStep(name), status);
    expect(`${title} ${text} ${now}`).not.toMatch(otherWords);
  }
});

const knownSynonyms: Readonly<Record<string, string>> = { contrato: 'contract' };

test.each(['waiting', 'success', 'failed'] as const)(
  'different step types have different texts in %s',
  status => {
    const statusByText = new Map<string, string>();
    for (const name of namesWithScreens) {
      const { title, text } = statusTextsOf(createStep(name), status);
      const readText = status === 'waiting' ? title : `${title} ${text}`;
      const before = statusByText.get(readText);
      const family = stepTypeOf(createStep(name)).family;
      // The texts of a finished or failed simulation are the same for every provider.
      if (status !== 'waiting' && family === 'simulation') continue;
      if (before !== undefined)
        expect(knownSynonyms[name], `${name} and ${before}: ${readText}`).toBe(before);
      statusByText.set(readText, name);
    }
  },
);

test('[15.3] steps with different tasks have different pictures, also within a family', () => {
  const names = [
    'analiseDeDados',
    'consultaDataPrev',
    'analiseManualMesa',
    'clickSign',
    'unicoSign',
    'contract',
    'contractApi',
    'tokenValidation',
  ];
  const pictures = names.map(name => statusTextsOf(createStep(name), 'waiting').picture);
  expect(new Set(pictures).size).toBe(names.length);
});

test('the waiting screens have at least twelve different pictures', () => {
  const pictures = new Set(namesWithScreens.map(name => statusTextsOf(createStep(name), 'waiting').picture));
  expect(pictures.size).toBeGreaterThanOrEqual(12);
});

/** The buttons that 2.23 to 2.31 quote, letter for letter. */
test.each([
  ['2.23a', 'tokenValidation', 'init', 'Solicitar Token', 'requestToken'],
  ['2.23c', 'tokenValidation', 'success', 'Continuar', 'advance'],
  ['2.24', 'creditAnalysis', 'remake', 'Ver nova simulação', 'newSimulation'],
  ['2.26a', 'documentLink', 'init', 'Buscando', 'pollNow'],
  ['2.26a', 'documentLink', 'waiting', 'Abrir link', 'openLink'],
  ['2.26c', 'documentLink', 'failed', 'Tentar novamente', 'redoDocumentLink'],
  ['2.28a', 'rodobensKyc', 'init', 'Começar', 'begin'],
  ['2.28d', 'rodobensKyc', 'failed', 'Refazer', 'redo'],
  ['2.31a', 'unicoSignWithLiveness', 'remake', 'Receber um novo SMS', 'resendSms'],
  ['2.31b', 'unicoSign', 'waiting', 'Solicitar reenvio', 'resendSms'],
] as const)('[%s] %s in %s has the button %s', (_, name, status, label, action) => {
  expect(statusTextsOf(createStep(name), status).button).toEqual({ label, action });
});

test.each([
  ['2.26b', 'documentLink', 'success', 'Processando documentos enviados.'],
  ['8.45', 'contract', 'failed', 'Falha no envio do contrato'],
  ['8.46', 'propostaEmPagamento', 'failed', 'Falha no pagamento'],
  ['8.42', 'simulation', 'failed', 'Simulação não encontrada'],
] as const)('[%s] %s in %s has exactly the text of the specification', (_, name, status, words) => {
  const { title, text } = statusTextsOf(createStep(name), status);
  expect([title, text]).toContain(words);
});

test.each([
  ['2.26a', 'documentLink', 'init', /Enviamos o link por SMS/],
  ['2.26a', 'documentLink', 'waiting', /Enviamos o link por SMS/],
  ['2.23a', 'tokenValidation', 'init', /onde quer receber o código/],
  ['2.23b', 'tokenValidation', 'waiting', /Enviamos um link.*Toque no link/],
  ['2.29', 'waiting', 'waiting', /falta a sua assinatura/],
  ['2.25', 'rodobensCrivo', 'waiting', /score/],
] as const)('[%s] %s in %s says what happens: %s', (_, name, status, words) => {
  const { title, text } = statusTextsOf(createStep(name), status);
  expect(`${title} ${text}`).toMatch(words);
});

/** Words about the subject of each status screen of 2.27 to 2.32, during the wait and after success. */
const SUBJECTS: readonly (readonly [number: string, name: string, waiting: RegExp, success: RegExp])[] = [
  ['2.27', 'facematch', /Confirmação do seu rosto/, /Rosto confirmado/],
  ['2.27', 'livenessWithFacematch', /prova de vida e a sua foto/, /prova de vida e a foto conferem/],
  ['2.27', 'serproLivenessWithFacematch', /confirmação do seu rosto no Serpro/, /Serpro confirmou seu rosto/],
  ['2.27', 'serproLiveness', /prova de vida do Serpro/, /Serpro confirmou que é você/],
  ['2.27', 'liveness', /Aguardando sua prova de vida/, /Prova de vida concluída/],
  ['2.27', 'juridical', /jurídico está analisando/, /jurídica aprovada/],
  ['2.27', 'contract', /gerando o contrato/, /Contrato enviado/],
  ['2.27', 'contrato', /gerando o contrato/, /Contrato enviado/],
  ['2.29', 'clickSign', /contrato na Clicksign/, /Contrato assinado/],
  ['2.29', 'proposalAnalysis', /empresa está analisando/, /empresa aprovou/],
  ['2.29', 'companyRegister', /cadastrando a sua empresa/, /Empresa cadastrada/],
  ['2.29', 'proposalEndorsement', /averbando sua proposta/, /Proposta averbada/],
  ['2.29', 'validacaoIN100', /IN 100/, /Benefício validado/],
  ['2.29', 'waiting', /falta a sua assinatura/, /Assinatura recebida/],
  ['2.30', 'afinzConsignadoValidacaoSimulacao', /validando sua simulação/, /Simulação validada/],
  ['2.30', 'aguardandoAprovacaoFuncionario', /aprovação do seu RH/, /RH aprovou/],
  ['2.30', 'creditAnalysisWithHumanValidation', /analista está avaliando/, /analista aprovou/],
  ['2.30', 'criacaoValidacaoEmpresaFuncionario', /registrando você e a empresa/, /Cadastro concluído/],
  ['2.30', 'aguardandoPoliticaEmpresa', /política da empresa/, /Política da empresa definida/],
  ['2.30', 'averbationHubBalanceConsult', /consultando sua margem/, /Margem consultada/],
  ['2.32', 'behaviourScore', /histórico de pagamentos/, /Histórico conferido/],
  ['2.32', 'consultaDataPrev', /consultando a Dataprev/, /Dataprev concluída/],
  ['2.32', 'analiseDeDados', /conferindo seus dados/, /Dados conferidos/],
  ['2.32', 'averbacao', /averbação está em andamento/, /Averbação concluída/],
  ['2.32', 'propostaEmPagamento', /dinheiro está a caminho/, /Pagamento enviado/],
  ['2.32', 'analiseManualMesa', /em análise no banco/, /banco aprovou/],
];

test.each([
  ['2.28c', 'rodobensKyc', 'review', /Sua confirmação está em análise/],
  ['2.28c', 'rodobensKyc', 'success', /Seu documento e seu rosto conferem/],
] as const)('[%s] %s in %s says how the confirmation ended', (_, name, status, words) => {
  const { title, text } = statusTextsOf(createStep(name), status);
  expect(`${title} ${text}`).toMatch(words);
});

test.each(SUBJECTS)('[%s] the status screens of %s name their subject', (_, name, waiting, success) => {
  const words = (status: 'waiting' | 'success'): string => {
    const { title, text } = statusTextsOf(createStep(name), status);
    return `${title} ${text}`;
  };
  expect(words('waiting')).toMatch(waiting);
  expect(words('success')).toMatch(success);
});

test.each([
  'proposalAnalysis',
  'companyRegister',
  'aguardandoAprovacaoFuncionario',
  'aguardandoPoliticaEmpresa',
  'criacaoValidacaoEmpresaFuncionario',
  'creditAnalysisWithHumanValidation',
  'analiseManualMesa',
  'juridical',
])('[6.3] the app polls for the approval of %s, and no button gives it', name => {
  const { polledIn, polling } = stepTypeOf(createStep(name), 'waiting');
  expect(polledIn).toContain('waiting');
  expect(polling).toBeDefined();
  const offered = ['init', 'waiting', 'review'] as const;
  const actions = offered.flatMap(status => {
    const { button, secondaryButton } = statusTextsOf(createStep(name), status);
    return [button, secondaryButton].map(shown => shown?.action).filter(action => action !== undefined);
  });
  // The buttons can start the poll, poll at once, or poll again; the outcome always comes from the service.
  expect([...new Set(actions)].sort()).toEqual(['begin', 'pollNow', 'retry']);
});

test.each(STEP_STATUSES)(
  '[4.1] the status %s is decoded to itself; finished has the texts of success',
  status => {
    if (status === 'finished')
      for (const name of namesWithScreens)
        expect(statusTextsOf(createStep(name), 'finished')).toEqual(
          statusTextsOf(createStep(name), 'success'),
        );
    expect(decodeStatus(status)).toBe(status);
  },
);

test('[4.1b] an absent status counts as init, an unknown one as waiting', () => {
  expect(decodeStatus('')).toBe('init');
  expect(decodeStatus('hibernating')).toBe('waiting');
});

test('the name of a prototype member has no declaration', () => {
  for (const name of ['constructor', '__proto__', 'toString']) expect(findDeclaredName(name)).toBeUndefined();
});

const createWait = (polledIn: readonly StepStatus[] = ['init', 'waiting']): Wait => ({
  slug: 'analise',
  isPolledIn: status => polledIn.includes(status),
});

const createOutcome = (overrides: Partial<StepOutcome> & { at?: string; review?: string }): StepOutcome => ({
  proposal: {
    ...proposalWith({}),
    currentStep: overrides.at ?? 'analise',
    reviewStep: overrides.review ?? null,
  },
  stepStatus: undefined,
  result: 'form',
  waitsForCompletion: false,
  message: NO_MESSAGE,
  ...overrides,
});

test.each<[string, Partial<StepOutcome> & { at?: string; review?: string }, boolean]>([
  ['nothing new', {}, false],
  ['still waiting', { stepStatus: 'waiting' }, false],
  ['init', { stepStatus: 'init' }, false],
  ['an unknown status', { stepStatus: 'hibernating' }, false],
  ['success', { stepStatus: 'success' }, true],
  ['failed', { stepStatus: 'failed' }, true],
  ['remake', { stepStatus: 'remake' }, true],
  ['review', { stepStatus: 'review' }, true],
  ['finished', { stepStatus: 'finished' }, true],
  ['another step', { at: 'fim' }, true],
  ['a review step', { review: 'dados' }, true],
  ['no offer', { result: 'noOffer' }, true],
  ['completion', { waitsForCompletion: true }, true],
])('[4.2b] [1.3] whether the answer "%s" ends a wait for a check: %s', (_, overrides, isOver) => {
  for (const policy of ['check', 'companyPolicy', 'c6ConsignadoPrivado', 'tokenValidation'] as const)
    expect(pollingPolicies[policy].isOver(createOutcome(overrides), createWait())).toBe(isOver);
});

test.each([
  ['init', true],
  ['waiting', false],
  ['hibernating', false],
  ['', false],
  [undefined, false],
])(
  '[4.2] [7.10] whether the status %s ends the wait for a step that the visitor begins: %s',
  (stepStatus, isOver) => {
    const wait = createWait(['waiting']);
    expect(pollingPolicies.check.isOver(createOutcome({ stepStatus }), wait)).toBe(isOver);
  },
);

test.each([
  ['success', true],
  ['waiting', false],
  ['finished', false],
  [undefined, false],
])('[4.22] whether the status %s ends the wait for completion: %s', (stepStatus, isOver) => {
  expect(pollingPolicies.completion.isOver(createOutcome({ stepStatus }), createWait())).toBe(isOver);
});

test('[4.29] [9.2] [9.3] each polling policy has its call and its interval', () => {
  expect(pollingPolicies).toMatchObject({
    check: { call: 'updateStep', interval: 2000 },
    companyPolicy: { call: 'updateStep', interval: 15_000 },
    completion: { call: 'finishedUpdate', interval: 2000 },
    c6ConsignadoPrivado: { call: 'pollC6ConsignadoPrivado', interval: 2000 },
    tokenValidation: { call: 'getTokenValidation', interval: 2000 },
  });
});

test('[4.29] only the company policy is polled every 15 s', () => {
  const slow = stepTypes.names().filter(name => stepTypes.find(name)?.polling === 'companyPolicy');
  expect(slow).toEqual(['aguardandoPoliticaEmpresa']);
});
