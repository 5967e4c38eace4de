import type { Page } from '@playwright/test';
import { retryButtonName } from '#mocks/drivers/driver.ts';
import { frontOfDocument } from '#scenarios/cast/documents.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { productOf } from '#scenarios/products/index.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import type { Played } from '../test.ts';
import { type AccessibilityNode, speechOf } from './speech-of.ts';
import { createSpokenScript } from './spoken-script.ts';
import type { VisitClock } from './visit-clock.ts';
import { CODE_LABEL, createVisitorAnswers } from './visitor-answers.ts';

/** More screens than the longest product has, and more questions than a form has. */
const MAX_SCREENS = 60;
const MAX_ANSWERS = 80;
/** Times of the visit, in milliseconds. The company policy polls every 15 s, twice. */
const MAX_WAIT = 40_000;
const MAX_LOADING_TIME = 5000;
const POLL_INTERVAL = 250;
const MOMENT = 50;
/** The app requests a simulation at most 700 ms after the last change of an amount. */
const PAUSE_AFTER_ANSWERS = 750;

/** Addresses of the final pages. */
const FINAL_PATHS: ReadonlySet<string> = new Set(['/final-page', '/credit-final-page']);

const textOf = (value: { readonly value?: unknown } | undefined): string => String(value?.value ?? '').trim();
const stateOf = (node: AccessibilityNode, name: string): unknown =>
  node.properties?.find(property => property.name === name)?.value.value;

/**
 * Acts as a visitor who only hears the page: fills every form by role and name and presses the last button of the dock,
 * until the final page. It does not play the walk of a scenario, so the service answers as usual.
 * @returns what a screen reader says from the link to the final page.
 * @throws Error with the script so far if there is no way to the end.
 */
export async function walkToTheEnd(
  { scenario, driver }: Played,
  page: Page,
  clock: VisitClock,
): Promise<string[]> {
  const product = productOf(scenario.product);
  const script = await createSpokenScript(page, clock, `${product.title}: do link à página final`);
  const answers = createVisitorAnswers(scenario);
  const performAndRecord = async (action: WalkAction, perform: () => Promise<unknown>): Promise<void> => {
    await perform();
    script.addAction(action);
  };

  const fill = async (field: string): Promise<void> => {
    const text = answers.textFor(field);
    await performAndRecord({ do: 'fill', field, with: text }, () => driver.fill(field, text));
  };
  const chooseInList = async (field: string): Promise<void> => {
    const answer = answers.answerFor(field);
    const box = page.getByRole('combobox', { name: field, exact: true }).first();
    await box.click();
    const options = page.getByRole('option');
    await waitForChange(async () => ((await options.count()) === 0 ? '' : 'open'), '');
    const preferredOption =
      answer?.do === 'choose' ? options.getByText(answer.option, { exact: true }).first() : options.first();
    const chosenOption = (await preferredOption.isVisible()) ? preferredOption : options.first();
    const option = ((await chosenOption.textContent()) ?? '').trim();
    await performAndRecord({ do: 'choose', field, option }, async () => {
      await chosenOption.click();
      await clock.advance(PAUSE_AFTER_ANSWERS);
    });
  };

  /** The tree after its lists and lookups have loaded. */
  const readLoadedTree = async (): Promise<readonly AccessibilityNode[]> => {
    for (let waited = 0; ; waited += POLL_INTERVAL) {
      await clock.waitForRest();
      const nodes = await script.readTree();
      const isLoading = nodes.some(node => !node.ignored && /^Carregando|^Buscando/.test(textOf(node.name)));
      if (!isLoading || waited >= MAX_LOADING_TIME) return nodes;
      await clock.advance(POLL_INTERVAL);
    }
  };

  /** Answers one field that still needs an answer. @returns whether there was one. */
  const answerNext = async (answeredFields: Set<string>): Promise<boolean> => {
    const nodes = await readLoadedTree();
    const byId = new Map(nodes.map(node => [node.nodeId, node]));
    const descendantsOf = (node: AccessibilityNode): AccessibilityNode[] =>
      (node.childIds ?? [])
        .flatMap(id => byId.get(id) ?? [])
        .flatMap(child => [child, ...descendantsOf(child)]);
    for (const node of nodes) {
      if (node.ignored) continue;
      const [role, name] = [textOf(node.role), textOf(node.name)];
      const key = `${role} ${name}`;
      const isAnswerable =
        !answeredFields.has(key) && stateOf(node, 'disabled') !== true && stateOf(node, 'readonly') !== true;
      if (!isAnswerable || name === '') continue;
      const isMissing = stateOf(node, 'required') === true && textOf(node.value) === '';
      if ((role === 'textbox' || role === 'spinbutton') && (isMissing || name === CODE_LABEL)) {
        answeredFields.add(key);
        await fill(name);
        return true;
      }
      if (role === 'combobox' && isMissing) {
        answeredFields.add(key);
        const answer = answers.answerFor(name);
        await (answer?.do === 'fill' ? fill(name) : chooseInList(name));
        return true;
      }
      if (role === 'radiogroup' || role === 'group') {
        const innerNodes = descendantsOf(node);
        const radios = innerNodes.filter(
          innerNode => textOf(innerNode.role) === 'radio' && stateOf(innerNode, 'disabled') !== true,
        );
        const boxes = innerNodes.filter(innerNode => textOf(innerNode.role) === 'checkbox');
        const filePicker = innerNodes.find(innerNode =>
          /^Escolher (outro )?arquivo$/.test(textOf(innerNode.name)),
        );
        const isChosen = [...radios, ...boxes].some(
          innerNode => String(stateOf(innerNode, 'checked')) === 'true',
        );
        const answer = answers.answerFor(name);
        const [radio] = radios;
        if (radio && !isChosen) {
          answeredFields.add(key);
          const preferredRadio = radios.find(
            innerNode => answer?.do === 'choose' && textOf(innerNode.name) === answer.option,
          );
          const option = textOf((preferredRadio ?? radio).name);
          await performAndRecord({ do: 'choose', field: name, option }, () => driver.choose(name, option));
          return true;
        }
        const [box] = boxes;
        if (box && !isChosen) {
          answeredFields.add(key);
          const field = textOf(box.name);
          await performAndRecord({ do: 'check', field }, () => driver.check(field));
          return true;
        }
        if (filePicker && !innerNodes.some(innerNode => /^Remover /.test(textOf(innerNode.name)))) {
          answeredFields.add(key);
          const action = { do: 'attach', field: name, files: [frontOfDocument] } as const;
          await performAndRecord(action, () => driver.attach(name, action.files));
          return true;
        }
      }
      if (
        role === 'checkbox' &&
        String(stateOf(node, 'checked')) !== 'true' &&
        !isWithin(nodes, node, 'group')
      ) {
        answeredFields.add(key);
        await performAndRecord({ do: 'check', field: name }, () => driver.check(name));
        return true;
      }
    }
    return false;
  };

  const readPlace = async (): Promise<string> =>
    `${await driver.path()} "${(await page.locator('h1').first().textContent()) ?? ''}" ${await page.getByRole('dialog').count()}`;
  const readContent = async (): Promise<string> => speechOf(await script.readTree()).join('\n');
  const waitForChange = async (read: () => Promise<string>, previous: string): Promise<boolean> => {
    await clock.advance(MOMENT);
    for (let waited = 0; waited < MAX_WAIT; waited += POLL_INTERVAL) {
      if ((await read()) !== previous) return true;
      await clock.advance(POLL_INTERVAL);
    }
    return false;
  };

  try {
    await performAndRecord({ do: 'open' }, () =>
      driver.open({ hash: hashOf(scenario), path: '/', query: {} }),
    );
    for (let screen = 0; screen < MAX_SCREENS; screen += 1) {
      await waitForChange(async () => ((await page.locator('h1').count()) === 0 ? '' : 'open'), '');
      await script.readNewLines();
      if (FINAL_PATHS.has(await driver.path())) return script.lines;
      if (await page.getByRole('button', { name: 'Voltar ao início' }).isVisible()) return script.lines;
      const answeredFields = new Set<string>();
      for (let answeredCount = -1; answeredCount !== answeredFields.size; ) {
        answeredCount = answeredFields.size;
        for (let count = 0; count < MAX_ANSWERS && (await answerNext(answeredFields)); count += 1);
        // Answers may bring further fields, such as the terms of an offer.
        if (answeredFields.size > answeredCount) await clock.advance(PAUSE_AFTER_ANSWERS);
      }
      if (answeredFields.size > 0) await script.readNewLines();
      const placeBefore = await readPlace();
      const dialog = page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last();
      const buttons = (await dialog.isVisible())
        ? dialog.getByRole('button').filter({ hasNotText: /^(Fechar|Cancelar|Voltar)/ })
        : page.locator('[data-dock]').getByRole('button', { disabled: false });
      const offers = page.getByRole('region', { name: /^Opções/ }).getByRole('button');
      // The offers for a vehicle are buttons; the others are options of a form.
      const primary = (await buttons.count()) === 0 ? offers.first() : buttons.last();
      const button = (await primary.isVisible())
        ? ((await primary.getAttribute('aria-label')) ?? (await primary.textContent()) ?? '').trim()
        : '';
      const isWaiting =
        button === '' || /^(Verificar|Abrir|Iniciar agora)/.test(button) || retryButtonName.test(button);
      if (isWaiting) {
        if (!(await waitForChange(readContent, await readContent())))
          throw new Error(`nothing happens at "${placeBefore}"`);
        continue;
      }
      await performAndRecord({ do: 'press', button }, () => primary.click());
      if (!(await waitForChange(readPlace, placeBefore))) {
        await script.readNewLines();
        throw new Error(`"${button}" does not lead on from "${placeBefore}"`);
      }
    }
    throw new Error(`no end after ${MAX_SCREENS} screens`);
  } catch (problem) {
    throw new Error(`${String(problem)}\n${script.lines.slice(-60).join('\n')}`, { cause: problem });
  }
}

/** Whether a node lies inside another one that has this role and a name. */
function isWithin(nodes: readonly AccessibilityNode[], node: AccessibilityNode, role: string): boolean {
  const parents = new Map(nodes.flatMap(parent => (parent.childIds ?? []).map(id => [id, parent] as const)));
  for (let parent = parents.get(node.nodeId); parent; parent = parents.get(parent.nodeId))
    if (textOf(parent.role) === role && textOf(parent.name) !== '') return true;
  return false;
}
