import type { Scenario } from '#scenarios/define-scenario.ts';
import { linesOf, type PlannedAnswer, plannedAnswers, textsOf } from './planned-answers.ts';

/** The demands of a scenario on the app and the service. A row of chapter 8 checks them. */
export interface Evidence {
  scenario: Scenario;
  texts: readonly string[];
  lines: readonly string[];
  planned: readonly PlannedAnswer[];
}

export interface CatalogueRow {
  /** Number, with a suffix where several rows have the same number. */
  id: string;
  title: string;
  /** A scenario has to cite one of these numbers. */
  citedNumbers: readonly string[];
  /** The demands without which the citation does not count. */
  proof: (evidence: Evidence) => boolean;
}

export const evidenceOf = (scenario: Scenario): Evidence => ({
  scenario,
  texts: textsOf(scenario),
  lines: linesOf(scenario),
  planned: plannedAnswers(scenario.plan),
});

type Proof = CatalogueRow['proof'];

/** The screen has to show all of these texts, letter for letter. */
const showsTexts =
  (...texts: readonly string[]): Proof =>
  evidence =>
    texts.every(text => evidence.texts.some(shownText => shownText.includes(text)));
const writesLine =
  (text: string): Proof =>
  ({ lines }) =>
    lines.some(line => line.includes(text));
const anyOf =
  (...proofs: readonly Proof[]): Proof =>
  evidence =>
    proofs.some(proof => proof(evidence));
const allOf =
  (...proofs: readonly Proof[]): Proof =>
  evidence =>
    proofs.every(proof => proof(evidence));
/** The plan contains a fault or an error status for an operation. */
const plansFailure =
  (...operations: readonly PlannedAnswer['operation'][]): Proof =>
  ({ planned }) =>
    planned.some(
      ({ operation, kind, status = 0 }) =>
        operations.includes(operation) && (kind === 'reply' ? status >= 400 : kind !== 'world'),
    );

/** The plan contains a body that fulfils a condition. */
const plansBody =
  (fits: (body: object, evidence: Evidence) => boolean): Proof =>
  evidence =>
    evidence.planned.some(({ body }) => typeof body === 'object' && body !== null && fits(body, evidence));
const hasMember = (body: object, name: string, value?: unknown): boolean =>
  Object.entries(body).some(
    ([key, memberValue]) => key === name && (value === undefined || memberValue === value),
  );
const messageOf = (body: object): string =>
  'message' in body && typeof body.message === 'string' ? body.message : '';
const showsMessage = (body: object, { texts }: Evidence): boolean =>
  messageOf(body) !== '' && texts.some(text => text.includes(messageOf(body)));

const row = (number: string, title: string, proof: Proof): CatalogueRow => ({
  id: number,
  title,
  citedNumbers: [number],
  proof,
});
const textRow = (number: string, sentence: string): CatalogueRow =>
  row(number, sentence, anyOf(showsTexts(sentence), writesLine(sentence)));

const inconsistencyKinds = [
  'inconsistentCPF',
  'resendOcr',
  'inconsistentEnergyBill',
  'inconsistentCep',
  'inconsistentCidade',
  'inconsistenEstado',
  'inconsistentComprovanteDeResidencia',
];
const noticeTexts = {
  '8.34': ['A conta ofertada não pertence ao cadastro'],
  '8.35': ['Oops parece que enviou uma conta não muito boa...'],
  '8.36': ['Documento de conta de luz inválido!'],
  '8.37': ['Documento de comprovante de residência inválido!'],
} as const;
const documentNumbers = ['8.31', '8.32', '8.33', ...Object.keys(noticeTexts)];

/** The values of all members MENSAGEM, at any depth. */
function readListedMessages(body: object): string[] {
  return Object.entries(body).flatMap(([key, value]) =>
    key === 'MENSAGEM'
      ? [String(value)]
      : typeof value === 'object' && value !== null
        ? readListedMessages(value)
        : [],
  );
}

/** Chapter 8, row by row (10.8): a scenario covers a row when it cites its number and demands its content. */
export const catalogue: readonly CatalogueRow[] = [
  textRow('8.1', 'Não temos uma oferta hoje para você'),
  textRow('8.2', 'Verifique sua conexão com a internet.'),
  textRow('8.3', 'Por favor, tente novamente recarregando a página.'),
  textRow('8.4', 'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde'),
  textRow('8.5', 'Não foi possível obter o ID da proposta.'),
  textRow('8.6', 'Não foi possível encontrar o fluxo de contratação do produto, tente novamente mais tarde'),
  textRow('8.7', 'Nenhuma item encontrado, verifique sua conexão.'),
  textRow('8.8', 'hash não encontrado'),
  textRow('8.9', 'Device IP not found'),
  row('8.10', 'Atenção! com a mensagem do hash', showsTexts('Atenção!')),
  textRow('8.11', 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.'),
  textRow('8.12', 'Não foi possível criar a proposta, tente novamente mais tarde.'),
  row(
    '8.13',
    'Atenção - Cookies bloqueados!',
    showsTexts('Atenção - Cookies bloqueados!', 'Esse página necessita de acesso aos cookies'),
  ),
  row('8.14', 'Atenção! ao recomeçar', allOf(showsTexts('Atenção!'), plansFailure('newHash'))),
  row(
    '8.15',
    'Atenção na busca de empresas',
    allOf(showsTexts('Atenção'), plansFailure('findCompaniesByName')),
  ),
  textRow('8.16', 'Nenhuma empresa encontrada'),
  textRow('8.17', 'Recurso não encontrado'),
  textRow('8.18', 'Geolocalização não é suportada pelo navegador.'),
  textRow('8.19', 'Configuração do produto não encontrada.'),
  row(
    '8.20',
    'lista de MENSAGEM unida por |',
    plansBody((body, { texts }) => {
      const joined = readListedMessages(body).join(' | ');
      return joined.includes(' | ') && texts.some(shownText => shownText.includes(joined));
    }),
  ),
  textRow('8.21', 'Instabilidade na comunicação'),
  row(
    '8.22',
    'redirectToErrorPage encerra com a mensagem',
    plansBody(
      (body, evidence) => hasMember(body, 'redirectToErrorPage', true) && showsMessage(body, evidence),
    ),
  ),
  row(
    '8.23',
    '401 leva à validação por código',
    allOf(
      ({ scenario, planned }) =>
        (scenario.world.access ?? 'open') !== 'open' || planned.some(({ status }) => status === 401),
      showsTexts('Solicitar Token'),
    ),
  ),
  row(
    '8.24',
    'redirectProposalToCurrentStep leva à proposta',
    plansBody(body => hasMember(body, 'redirectProposalToCurrentStep', true)),
  ),
  row(
    '8.25',
    'CONFLICT com 404 sem mensagem',
    plansBody(
      (body, { scenario }) =>
        'errors' in body &&
        typeof body.errors === 'object' &&
        body.errors !== null &&
        hasMember(body.errors, 'status', 'CONFLICT') &&
        (scenario.verdict.notSeen ?? []).includes(messageOf(body)),
    ),
  ),
  textRow('8.26', 'Não foi possível acessar a proposta'),
  row(
    '8.27',
    'sem conexão ao abrir: tentar de novo',
    allOf(plansFailure('getSystem'), showsTexts('Tentar novamente')),
  ),
  row(
    '8.28',
    'sem oferta ao carregar uma lista',
    allOf(
      plansFailure('getResource', 'getFieldOptions'),
      plansBody((body, evidence) => hasMember(body, 'type', 'noOffer') && showsMessage(body, evidence)),
    ),
  ),
  row('8.29', 'parte da página que não carrega', () => false),
  row('8.30', 'barreira de erros', () => false),
  ...inconsistencyKinds.map(kind => ({
    id: `8.31 ${kind}`,
    title: kind,
    citedNumbers: documentNumbers,
    proof: plansBody(body => JSON.stringify(body).includes(`"kind":"${kind}"`)),
  })),
  ...['Cep divergente do documento', 'Cidade divergente do documento', 'Estado divergente do documento'].map(
    sentence => ({ ...textRow('8.32', sentence), id: `8.32 ${sentence.split(' ')[0]}` }),
  ),
  {
    ...row(
      '8.33',
      'um dos avisos prontos',
      anyOf(...Object.values(noticeTexts).map(texts => showsTexts(...texts))),
    ),
    citedNumbers: documentNumbers,
  },
  ...Object.entries(noticeTexts).map(([number, texts]) => row(number, texts[0], showsTexts(...texts))),
  textRow('8.40', 'StepsNotFound'),
  textRow('8.41', 'CurrentStepNotFound'),
  textRow('8.42', 'Simulação não encontrada'),
  textRow('8.43', 'Passo não encontrado'),
  textRow('8.44', 'A conexão parece instável'),
  textRow('8.45', 'Falha no envio do contrato'),
  textRow('8.46', 'Falha no pagamento'),
  textRow('8.47', 'No momento não temos oferta disponivel para o seu CPF'),
  textRow('8.48', 'Não foi possível carregar os dados. Tente novamente ou atualize a página.'),
  textRow('8.49', 'Hash de redirecionamento não encontrado.'),
];
