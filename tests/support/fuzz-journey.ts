import type { Faker } from '@faker-js/faker';
import type { LooseAnswer } from '#mocks/delivery.ts';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import type { Driver } from '#mocks/drivers/driver.ts';
import { operationIndex } from '#mocks/engine.ts';
import { sleep } from '#mocks/sleep.ts';
import { defineScenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { dialects } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { seededFaker } from '../../tools/record/seeded-faker.ts';
import { CRASH_HEADING, isAlive, textOf, uncaughtErrorsDuring } from './is-alive.ts';
import { type FuzzField, type FuzzProduct, randomProduct } from './random-product.ts';
import { type ScenarioStage, setUpStage } from './scenario-stage.ts';

export interface FuzzedJourney {
  seed: number;
  /** The actions, in order. */
  story: readonly string[];
  complaints: readonly string[];
}

const scenario = defineScenario({
  id: 'fuzz',
  title: 'Ao acaso',
  story: 'Alguém faz qualquer coisa.',
  requirements: [],
  product: 'credito-pessoal',
  world: {},
  plan: {},
  walk: [],
  verdict: {},
});

const breakableOperations: readonly [OperationId, ...OperationId[]] = [
  'getSystem',
  'createProposal',
  'updateStep',
  'finishedUpdate',
];
const reply = (status: number, body: object): LooseAnswer => ({
  kind: 'reply',
  status,
  body: { code: status, ...body },
});
const faults: readonly [LooseAnswer, ...LooseAnswer[]] = [
  { kind: 'networkError' },
  { kind: 'truncatedJson' },
  { kind: 'cutBody' },
  { kind: 'html', status: 502 },
  { kind: 'emptyBody' },
  { kind: 'lostAfterCommit' },
  { kind: 'failedAfterCommit' },
  { kind: 'resetBeforeCommit' },
  { kind: 'resetAfterCommit' },
  { kind: 'latency', ms: 150 },
  reply(400, { message: 'Não foi possível.' }),
  reply(422, { message: 'Confira os dados.', errors: { campo1x1: 'Confira.' } }),
  reply(429, { message: 'Aguarde.' }),
  reply(500, { message: 'Erro interno.' }),
  reply(503, { message: 'Fora do ar.' }),
];

/** Names of buttons that lead back or forward, on any screen. Buttons that delete answers are not pressed. */
const NAVIGATION_BUTTON_NAME =
  /^(Continuar|Tentar [Nn]ovamente|Entendi|Ok|OK|Fechar|Recarregar.*|Voltar|Ir para a etapa atual|Começar|Enviar novamente|Atualizar.*|Avançar|Confirmar( código)?)$/;

/** Names of buttons that may submit a step. */
const SUBMIT_BUTTON_NAME = /^(Continuar|Tentar [Nn]ovamente|Enviar novamente|Confirmar( código)?)$/;

/** Console lines that the app writes about intended faults (8.1). */
const EXPECTED_LINE = /^(\[proposta\] |Device IP not found$)/;

const MAX_ATTEMPTS = 60;

/** Plays 6 to 18 random actions, then ends all faults and tries to finish the journey. */
export async function fuzzJourney(seed: number): Promise<FuzzedJourney> {
  const faker = seededFaker(seed);
  const { product, forms } = randomProduct(faker);
  const dialect = dialects[seed % dialects.length] ?? plain;
  const stage = setUpStage(scenario, document.body, {
    product,
    dialect,
    // Breaches are complaints about the journey, which names the seed.
    offContract: 'any',
  });
  const driver = createDomDriver({ ...stage.controls, timeLimit: 4000 });
  const visitor = createVisitor(stage, driver, { product, forms, dialect });
  const complaints: string[] = [];
  const { story } = visitor;
  story.push(`dialect of the service: "${dialect.id}"`);
  try {
    const unexpectedErrors = await uncaughtErrorsDuring(async () => {
      await visitor.open();
      const actionCount = 6 + faker.number.int(13);
      for (let actionNumber = 0; actionNumber < actionCount && complaints.length === 0; actionNumber += 1) {
        await visitor.performRandomAction(faker);
        complaints.push(...(await visitor.findProblems()));
      }
      if (complaints.length === 0) complaints.push(...(await visitor.finishJourney()));
    });
    complaints.push(...unexpectedErrors);
    const lines = stage.controls.consoleLines().filter(line => !EXPECTED_LINE.test(line));
    complaints.push(...lines.map(line => `console: ${line.slice(0, 300)}`));
  } finally {
    stage.close();
  }
  return { seed, story, complaints };
}

interface Visitor {
  story: string[];
  open(): Promise<void>;
  performRandomAction(faker: Faker): Promise<void>;
  /** The rules that the current screen violates, a sentence each. */
  findProblems(): Promise<string[]>;
  /** Ends all faults and tries to finish the journey. @returns the problems. */
  finishJourney(): Promise<string[]>;
}

function createVisitor(
  stage: ScenarioStage,
  driver: Driver,
  { product, forms, dialect }: FuzzProduct & { dialect: Dialect },
): Visitor {
  const { engine, controls } = stage;
  const story: string[] = [];
  /** The value that the app showed after the last entry into a field, by heading and label. */
  const valueByField = new Map<string, string>();
  let pressCount = 0;
  let isOffline = false;

  const readFormHeading = (): string =>
    [...document.querySelectorAll('h1, h2')].map(textOf).find(text => forms.has(text)) ?? '';
  const findUsableButtons = (): HTMLElement[] => {
    return [...(dialogOnTop() ?? document).querySelectorAll<HTMLElement>('button, a[href]')].filter(
      button =>
        isVisible(button) &&
        !button.hasAttribute('disabled') &&
        NAVIGATION_BUTTON_NAME.test(accessibleNameOf(button)),
    );
  };
  const isSettled = (): boolean =>
    isAlive(document.body) && engine.journal.every(({ took }) => took !== null);
  const settle = async (): Promise<void> => {
    // One check is not enough: between an answer and its render the page also looks settled.
    for (let quietRounds = 0, end = Date.now() + 20_000; quietRounds < 3 && Date.now() < end; ) {
      await sleep(25);
      quietRounds = isSettled() ? quietRounds + 1 : 0;
    }
  };
  const inputOf = (label: string): HTMLInputElement | undefined =>
    [...document.querySelectorAll('input')].find(
      input =>
        isVisible(input) &&
        [...(input.labels ?? [])].some(labelElement => textOf(labelElement).startsWith(label)),
    );

  const enterValue = async (field: FuzzField, value: string): Promise<void> => {
    const heading = readFormHeading();
    story.push(`${field.action} "${field.label}": "${value}"`);
    // The screen has settled, so the driver, which waits for a field, would wait in vain.
    if (!textOf(document.body).includes(field.label)) {
      story.push('  (not there)');
      return;
    }
    try {
      if (field.action === 'fill') await driver.fill(field.label, value);
      if (field.action === 'choose') await driver.choose(field.label, value);
      if (field.action === 'check') await driver.check(field.label);
    } catch {
      story.push('  (cannot be filled)');
      return;
    }
    const input = field.action === 'fill' && !field.isConditional ? inputOf(field.label) : undefined;
    if (input && readFormHeading() === heading) valueByField.set(`${heading} ${field.label}`, input.value);
  };
  const press = async (button: HTMLElement, times = 1): Promise<void> => {
    const name = accessibleNameOf(button);
    story.push(`press "${name}"${times > 1 ? ` ${times} times` : ''}`);
    if (SUBMIT_BUTTON_NAME.test(name)) pressCount += 1;
    for (let click = 0; click < times; click += 1) button.click();
    await settle();
  };

  const visitor: Visitor = {
    story,
    async open() {
      story.push('open');
      await controls.open({ hash: product.hashId, path: '/', query: {} });
      await settle();
    },
    async performRandomAction(faker) {
      const fields = forms.get(readFormHeading()) ?? [];
      const [firstField, ...rest] = fields;
      const percentage = faker.number.int(99);
      if (percentage < 45 && firstField && !dialogOnTop()) {
        const field = faker.helpers.arrayElement([firstField, ...rest]);
        return enterValue(
          field,
          faker.helpers.arrayElement(faker.number.int(3) === 0 ? field.invalidValues : field.validValues),
        );
      }
      if (percentage < 75) {
        const [button, ...otherButtons] = findUsableButtons();
        if (button)
          return press(
            faker.helpers.arrayElement([button, ...otherButtons]),
            faker.number.int(4) === 0 ? 2 : 1,
          );
        return;
      }
      if (percentage < 82) {
        story.push('reload');
        await controls.reload();
        return settle();
      }
      if (percentage < 90) {
        const [operation, fault] = [
          faker.helpers.arrayElement(breakableOperations),
          faker.helpers.arrayElement(faults),
        ];
        // Only statuses that the contract declares for the operation.
        const declaredResponses = operationIndex.find(operation)?.responses ?? {};
        if (fault.kind === 'reply' && !Object.hasOwn(declaredResponses, String(fault.status))) return;
        // The browser resends the write by itself, so this service carries it out twice, whatever the app does (16.3).
        if (fault.kind === 'resetAfterCommit' && dialect.idempotencyKeys === 'ignored') return;
        story.push(`next ${operation}: ${fault.kind} ${'status' in fault ? fault.status : ''}`);
        return engine.breakNext(operation, fault);
      }
      if (percentage < 95) {
        isOffline = !isOffline;
        story.push(isOffline ? 'offline' : 'online');
        await controls.setOffline(isOffline);
        return settle();
      }
      story.push('time passes');
      await controls.advance(5000);
      return settle();
    },
    async findProblems() {
      const screen = textOf(document.body);
      const problems: string[] = [];
      if (!isAlive(document.body)) problems.push(`blank or loading without end: "${screen.slice(0, 200)}"`);
      if (screen.includes(CRASH_HEADING)) problems.push(`crashed: ${screen.slice(0, 300)}`);
      const currentHeading = readFormHeading();
      for (const [key, value] of valueByField) {
        const label = key.slice(currentHeading.length + 1);
        const input =
          currentHeading !== '' && key.startsWith(`${currentHeading} `) ? inputOf(label) : undefined;
        if (input && input.value !== value)
          problems.push(`"${key}" has the value "${input.value}", and "${value}" was typed`);
      }
      const { proposals, savedSteps } = engine.report().effects;
      if (proposals > 1) problems.push(`${proposals} proposals were made`);
      if (savedSteps > pressCount) problems.push(`${pressCount} presses have saved ${savedSteps} steps`);
      const currentSlug = Object.values(engine.snapshot().world.proposals)[0]?.currentStep;
      const orderOf = (slug: string | undefined): number =>
        product.steps.find(step => step.slug === slug)?.order ?? 0;
      const currentStep = product.steps.find(({ name }) => name === currentHeading);
      if (currentStep && currentStep.order > orderOf(currentSlug))
        problems.push(
          `"${currentHeading}" is shown while the service is at ${currentSlug ?? 'the beginning'}`,
        );
      for (const { detail } of engine.violations) problems.push(`contract: ${detail}`);
      return problems;
    },
    async finishJourney() {
      story.push('-- everything works again');
      // Cancels pending faults, so that none happens from now on.
      for (const operation of breakableOperations)
        for (const fault of faults)
          for (let cancelled = 0; cancelled < 20; cancelled += 1) engine.cancelFault(operation, fault);
      if (isOffline) await controls.setOffline(false);
      await settle();
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        if (textOf(document.body).includes('Proposta enviada')) return [];
        const problems = await visitor.findProblems();
        if (problems.length > 0) return problems;
        const hasDialog = dialogOnTop() !== undefined;
        const fields = hasDialog ? [] : (forms.get(readFormHeading()) ?? []);
        for (const field of fields) await enterValue(field, field.validValues[0]);
        // The option list of the last field may still be fading out.
        if (fields.length > 0) await sleep(400);
        const buttonsNow = findUsableButtons();
        const names = buttonsNow.map(accessibleNameOf);
        const nextButton =
          buttonsNow[names.indexOf('Ir para a etapa atual')] ??
          buttonsNow.findLast(button => accessibleNameOf(button) !== 'Voltar') ??
          (readFormHeading() === '' ? buttonsNow[0] : undefined);
        if (nextButton) await press(nextButton);
        else await controls.advance(2500).then(settle);
      }
      const buttonNames = [...document.querySelectorAll('button')].map(
        button => `${textOf(button)}${button.disabled ? ' (disabled)' : ''}`,
      );
      return [
        `the journey did not end: buttons ${buttonNames.join(', ')}; at ${controls.path()}, "${textOf(document.body).slice(0, 400)}"`,
      ];
    },
  };
  return visitor;
}

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getClientRects().length > 0;

const accessibleNameOf = (button: HTMLElement): string => button.getAttribute('aria-label') ?? textOf(button);

/**
 * A dialog over the page that has to be answered first. The option list of a field has no buttons, so it does not
 * count.
 */
const dialogOnTop = (): Element | undefined =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].find(
    dialog => isVisible(dialog) && dialog.querySelector('button') !== null,
  );
