import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { decodeFailure } from '#api/decode/failure.ts';
import type { Origin } from '#journey/errors/error-declaration.ts';
import { afterFailure } from '#journey/errors/index.ts';
import type { Failure, JourneyProblem } from '#journey/model/failure.ts';
import type { NextAction } from '#journey/model/next-action.ts';
import { answeredByAssumption } from './answered-by-assumption.ts';
import { chapter8 } from './chapter-8.ts';

/** A failure and its origin, the input of `afterFailure`, which returns the texts for the visitor. */
interface FailureCase {
  failure: Failure;
  origin: Origin;
}
/** `where` is a failure for `afterFailure`, or the path of the file that contains the texts. */
type Row = readonly [number: string, where: FailureCase | string, ...texts: string[]];

const root = new URL('../../', import.meta.url);
const failureAt = (origin: Origin, failure: Failure): FailureCase => ({ failure, origin });
const serviceFailure = (
  status: number,
  body: unknown,
  operation = 'updateStep',
  origin: Origin = 'submit',
): FailureCase => failureAt(origin, decodeFailure(operation, true, status, body));
const journeyFailure = (problem: JourneyProblem): FailureCase =>
  failureAt('opening', { kind: 'journey', problem, detail: '' });
const networkFailure = (
  isOffline: boolean,
  origin: Origin = 'submit',
  operation = 'updateStep',
): FailureCase => failureAt(origin, { kind: 'network', operation, isWrite: true, isOffline });
const refusalFailure = (kind: string): FailureCase =>
  serviceFailure(422, { code: 422, errors: { inconsistencies: [{ kind, situation: 'reproved' }] } });

const INSTABILITY_TEXT = 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';
const CONNECTION_TEXT = 'Por favor, tente novamente recarregando a página.';
const ACCOUNT_BUTTONS = ['Inserir outra conta', 'Refazer com outro CPF'] as const;

/** The texts of chapter 8, letter for letter. A row without texts navigates instead of showing one. */
const ROWS: readonly Row[] = [
  [
    '8.1',
    serviceFailure(422, { type: 'noOffer' }),
    'Não temos uma oferta hoje para você',
    'Não se preocupe, se tivermos alguma oferta disponível para você, entraremos em contato.',
  ],
  ['8.2', networkFailure(true), 'Verifique sua conexão com a internet.'],
  ['8.3', networkFailure(false), CONNECTION_TEXT],
  [
    '8.4',
    journeyFailure('currentStepNotFound'),
    'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde',
  ],
  ['8.5', journeyFailure('proposalWithoutId'), 'Não foi possível obter o ID da proposta.'],
  [
    '8.6',
    journeyFailure('stepsNotFound'),
    'Não foi possível encontrar o fluxo de contratação do produto, tente novamente mais tarde',
  ],
  ['8.7', 'src/flows/run-consequences.ts', 'Nenhuma item encontrado, verifique sua conexão.'],
  ['8.8', journeyFailure('newHashMissing'), 'hash não encontrado'],
  ['8.9', 'src/flows/open-journey.ts', 'Device IP not found'],
  ['8.10', serviceFailure(422, { message: 'Não.' }, 'newHash'), 'Atenção!', 'Não.'],
  ['8.11', serviceFailure(409, { message: 'MongoError: WRITECONFLICT' }), INSTABILITY_TEXT],
  [
    '8.12',
    journeyFailure('creationFailed'),
    'Não foi possível criar a proposta, tente novamente mais tarde.',
  ],
  [
    '8.13',
    journeyFailure('blocked_cookies'),
    'Atenção - Cookies bloqueados!',
    'Esse página necessita de acesso aos cookies para seu funcionamento.',
  ],
  ['8.14', networkFailure(false, 'opening', 'newHash'), 'Atenção!', CONNECTION_TEXT],
  ['8.15', 'src/flows/company-lookup.ts', "'Atenção'"],
  ['8.16', 'src/frame/overlays/consult-company-drawer.tsx', 'Nenhuma empresa encontrada'],
  ['8.17', 'src/journey/errors/derived-origins.ts', 'Recurso não encontrado'],
  ['8.18', 'src/platform/geolocation.ts', 'Geolocalização não é suportada pelo navegador.'],
  ['8.19', journeyFailure('configurationMissing'), 'Configuração do produto não encontrada.'],
  [
    '8.20',
    serviceFailure(422, { errors: { list: [{ MENSAGEM: 'Um' }, { MENSAGEM: 'Dois' }] } }),
    'Um | Dois',
  ],
  [
    '8.20',
    serviceFailure(422, '"{\\"message\\":\\"{\\\\\\"message\\\\\\":\\\\\\"Dentro\\\\\\"}\\"}"'),
    'Dentro',
  ],
  ['8.20', serviceFailure(422, {}), 'Erro desconhecido'],
  ['8.21', serviceFailure(500, {}), 'Instabilidade na comunicação'],
  ['8.21', serviceFailure(400, { status: 'INTERNAL_SERVER_ERROR' }), 'Instabilidade na comunicação'],
  ['8.22', serviceFailure(422, { redirectToErrorPage: true, message: 'Fim.' }), 'Fim.'],
  ['8.23', serviceFailure(401, {})],
  ['8.24', serviceFailure(409, { redirectProposalToCurrentStep: true, agxHash: 'h2' })],
  ['8.25', serviceFailure(404, { errors: { status: 'CONFLICT' }, message: 'x' })],
  [
    '8.26',
    serviceFailure(422, { message: 'Não.' }, 'finishedUpdate', 'completion'),
    'Não foi possível acessar a proposta',
    'Não.',
  ],
  ['8.26', serviceFailure(422, { message: 'Não.' }, 'updateStep', 'poll'), 'Não.'],
  ['8.26', networkFailure(false, 'poll'), CONNECTION_TEXT],
  ['8.27', networkFailure(false, 'opening', 'getSystem'), CONNECTION_TEXT, 'Tentar novamente'],
  ['8.28', 'src/journey/errors/derived-origins.ts', 'No momento não temos oferta disponivel para o seu CPF'],
  ['8.29', 'src/app/watch-for-new-version.tsx', 'Atualizando...'],
  ['8.30', 'src/app/crash-screen.tsx', 'INSTABILITY_TEXT'],
  ['8.31', refusalFailure('inconsistentCPF'), ...ACCOUNT_BUTTONS],
  ['8.32', refusalFailure('inconsistentCep'), 'Cep divergente do documento'],
  ['8.32', refusalFailure('inconsistentCidade'), 'Cidade divergente do documento'],
  ['8.32', refusalFailure('inconsistenEstado'), 'Estado divergente do documento'],
  ['8.33', refusalFailure('resendOcr'), ...ACCOUNT_BUTTONS],
  [
    '8.34',
    refusalFailure('inconsistentCPF'),
    'Atenção',
    'A conta ofertada não pertence ao cadastro',
    ...ACCOUNT_BUTTONS,
  ],
  [
    '8.35',
    refusalFailure('resendOcr'),
    'Oops parece que enviou uma conta não muito boa...',
    'Podemos tentar novamente?',
    ...ACCOUNT_BUTTONS,
  ],
  [
    '8.36',
    refusalFailure('inconsistentEnergyBill'),
    'Documento de conta de luz inválido!',
    ...ACCOUNT_BUTTONS,
  ],
  [
    '8.37',
    refusalFailure('inconsistentComprovanteDeResidencia'),
    'Documento de comprovante de residência inválido!',
    'Inserir outro comprovante',
    'Refazer com outro CPF',
  ],
  ['8.38', 'src/ui/message-kind.ts', "'error'", "'warning'", "'info'", "'done'", "'success'"],
  ['8.40', 'src/journey/errors/journey-problem.ts', 'StepsNotFound'],
  ['8.41', 'src/journey/errors/journey-problem.ts', 'CurrentStepNotFound'],
  ['8.42', 'src/journey/simulation/simulation-declaration.ts', 'Simulação não encontrada'],
  ['8.43', journeyFailure('stepNotFound'), 'Passo não encontrado'],
  ['8.44', 'src/flows/warn-of-slow-write.ts', 'A conexão parece instável'],
  ['8.45', 'src/journey/steps/signature/contract.ts', 'Falha no envio do contrato'],
  ['8.46', 'src/journey/steps/payment/proposta-em-pagamento.ts', 'Falha no pagamento'],
  ['8.47', 'src/journey/errors/derived-origins.ts', 'No momento não temos oferta disponivel para o seu CPF'],
  [
    '8.48',
    'src/journey/errors/load-failed.ts',
    'Não foi possível carregar os dados. Tente novamente ou atualize a página.',
  ],
  ['8.49', 'src/flows/handle-failure.ts', 'Hash de redirecionamento não encontrado.'],
];

/** The texts that a next action shows to the visitor. */
function textsOf(nextAction: NextAction): string[] {
  switch (nextAction.kind) {
    case 'page':
      return [
        nextAction.page.title,
        ...nextAction.page.lines,
        nextAction.page.action?.label ?? '',
        nextAction.page.secondary?.label ?? '',
      ];
    case 'ask':
      return [
        nextAction.question.title,
        nextAction.question.text,
        nextAction.question.okText,
        nextAction.question.cancelText,
      ];
    case 'toast':
      return [nextAction.title, nextAction.text];
    case 'fieldErrors':
      return [...Object.values(nextAction.errors), nextAction.message];
    default:
      return [];
  }
}

for (const [index, [number, where, ...texts]] of ROWS.entries()) {
  if (typeof where === 'string') {
    // The tests of that file show its behaviour; here the text is only compared letter for letter.
    test(`the texts of ${number} are in ${where} (row ${index})`, () => {
      const source = readFileSync(fileURLToPath(new URL(where, root)), 'utf8');
      for (const text of texts) expect(source).toContain(text);
    });
    continue;
  }
  test(`[${number}] has its own text in the catalogue (row ${index})`, () => {
    const nextAction = afterFailure(where.failure, { origin: where.origin, fieldKeys: ['cpf'] });
    if (texts.length === 0) expect(['go', 'openHash', 'run']).toContain(nextAction.kind);
    expect(textsOf(nextAction)).toEqual(expect.arrayContaining(texts));
  });
}

test('no row of chapter 8 is left out', () => {
  const assumedNumbers = answeredByAssumption.map(({ number }) => number);
  const expectedNumbers = chapter8
    .map(({ number }) => number)
    .filter(number => !assumedNumbers.includes(number));
  expect(expectedNumbers.filter(number => !ROWS.some(row => row[0] === number))).toEqual([]);
});
