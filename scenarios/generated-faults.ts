import { marina } from './cast/personas.ts';
import type { Fault, Plan, Scenario, StartingWorld } from './define-scenario.ts';
import { addressAnswers, allAnswers, personalAnswers } from './products/credito-pessoal.answers.ts';
import { submitAddress } from './products/credito-pessoal.walk.ts';
import type { Action, Verdict } from './walk.ts';
import type { OperationId } from './wire.ts';

/** Faults that one may meet anywhere, by what is left of the answer. */
const broken = ['networkError', 'lostAfterCommit', 'cutBody'] as const;
const unreadable = ['truncatedJson', 'html', 'emptyBody'] as const;
/** The effect happened, only its answer is gone. */
const lost = ['lostAfterCommit', 'cutBody', 'truncatedJson'] as const;

type Kind = (typeof broken)[number] | (typeof unreadable)[number];

/** Where a screen makes a call, and what becomes of a fault there: said in the words of the screen, and over after one try. */
interface Door {
  operation: OperationId;
  product: string;
  world: StartingWorld;
  kinds: readonly Kind[];
  requirements: readonly string[];
  /** From the link to the fault and past it. */
  walk: readonly Action[];
  verdict: Omit<Verdict, 'console'>;
  /** True: what was lost is found again, and the console says nothing of it. */
  quiet?: true;
}

const open: Action = { do: 'open' };
const sees = (text: string): Action => ({ do: 'waitFor', text });
const at = (heading: string): Action => ({ do: 'waitFor', heading });
const again: Action = { do: 'press', button: 'Tentar novamente' };

const notLoaded = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';
const personal = { 'dados-pessoais': personalAnswers(marina) };

const opening: Omit<Door, 'kinds' | 'walk' | 'requirements'> = {
  operation: 'getSystem',
  product: 'credito-pessoal',
  world: {},
  verdict: { sent: [{ operation: 'getSystem', times: 2 }], endsAt: { heading: 'Dados pessoais' } },
};

/** A simulation says in its place that it could not be had, and asks again at a press. */
const simulation = (operation: OperationId, product: string, step: string): Door => ({
  operation,
  product,
  world: { proposal: { currentStep: step, answers: {} } },
  kinds: [...broken, ...unreadable],
  requirements: ['8.48'],
  walk: [open, sees(notLoaded), again],
  verdict: { notSeen: [notLoaded], sent: [{ operation }] },
});

const doors: readonly Door[] = [
  {
    ...opening,
    kinds: broken,
    requirements: ['8.3', '8.27'],
    walk: [open, sees('Por favor, tente novamente recarregando a página.'), again, at('Dados pessoais')],
  },
  {
    ...opening,
    kinds: unreadable,
    requirements: ['8.11', '8.21'],
    walk: [
      open,
      at('Instabilidade na comunicação'),
      sees('Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.'),
      { do: 'press', button: 'Tentar Novamente' },
      at('Dados pessoais'),
    ],
  },
  {
    operation: 'getResource',
    product: 'credito-pessoal',
    world: {
      proposal: {
        currentStep: 'dados-bancarios',
        answers: { ...personal, endereco: addressAnswers(marina) },
      },
    },
    kinds: [...broken, ...unreadable],
    requirements: ['8.48'],
    walk: [open, sees(notLoaded), again, { do: 'choose', field: 'Banco', option: marina.bank.label }],
    verdict: { notSeen: [notLoaded] },
  },
  {
    operation: 'updateStep',
    product: 'credito-pessoal',
    world: { proposal: { currentStep: 'endereco', answers: personal } },
    kinds: lost,
    quiet: true,
    requirements: ['8.44', '11.2'],
    walk: [open, ...submitAddress(marina), sees('A conexão parece instável'), at('Dados bancários')],
    verdict: {
      sent: [{ operation: 'updateStep', times: 1 }],
      effects: { proposals: 1, savedSteps: 1 },
      endsAt: { heading: 'Dados bancários' },
    },
  },
  {
    operation: 'finishedUpdate',
    product: 'credito-pessoal',
    world: {
      proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
      completion: { polls: 3, ends: 'success' },
    },
    kinds: [...broken, ...unreadable],
    requirements: ['8.26'],
    walk: [open, sees('Não foi possível acessar a proposta'), again, at('Proposta enviada')],
    verdict: { effects: { finished: 1 }, endsAt: { heading: 'Proposta enviada' } },
  },
  {
    operation: 'listContracts',
    product: 'portabilidade',
    world: {
      proposal: { currentStep: 'contratos', answers: {}, stepStatus: { contratos: 'init' } },
    },
    kinds: [...broken, ...unreadable],
    requirements: ['8.48'],
    walk: [open, sees(notLoaded), again, sees('Contratos encontrados')],
    verdict: { notSeen: [notLoaded], sent: [{ operation: 'listContracts', times: 2 }] },
  },
  simulation('simulate', 'home-equity', 'simulacao'),
  simulation('simulateNio', 'cartao-nio', 'limite'),
  simulation('simulateFgts', 'saque-aniversario-fgts', 'simulacao'),
  simulation('simulateFuncao', 'credito-boleto', 'simulacao'),
  simulation('simulateCrefisa', 'credito-crefisa', 'simulacao'),
];

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

function situationOf(
  { operation, product, world, requirements, walk, verdict, quiet }: Door,
  kind: Kind,
): Scenario {
  const fault: Fault<OperationId> = { kind };
  return {
    product,
    world,
    requirements,
    walk,
    id: `falha-${kebab(operation)}-${kebab(kind)}`,
    title: `${operation}: ${kind}`,
    story: `A primeira resposta a ${operation} falha (${kind}). A tela diz o que houve, e a segunda tentativa segue adiante.`,
    tags: ['falha', kind],
    // One answer of one operation, whatever it is: the faults are the same for all of them.
    plan: { [operation]: { kind: 'sequence', answers: [fault], afterwards: 'world' } } as Plan,
    verdict: quiet ? verdict : { ...verdict, console: [{ matches: `^\\[proposta\\] ${operation}: ` }] },
  };
}

/** A situation per fault and operation that a screen calls: the first answer fails, the visitor goes on. */
export const faultScenarios: readonly Scenario[] = doors.flatMap(door =>
  door.kinds.map(kind => situationOf(door, kind)),
);
