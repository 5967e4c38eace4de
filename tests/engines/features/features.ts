import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { sleep } from '#mocks/sleep.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { resume } from '#scenarios/catalogue/contratacao/resume.ts';
import { documentSent, documentSeveralPhotos } from '#scenarios/catalogue/envio/documents.ts';
import { largeStep20, largeStep200 } from '#scenarios/catalogue/produtos/large-step.ts';
import { todosOsCamposPasseio } from '#scenarios/catalogue/produtos/todos-os-campos.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { describeKeyCase, type KeyCase, keyCases, type MaskedField } from '#tests/support/key-cases.ts';
import {
  desktop,
  differs,
  eventually,
  expectSame,
  type Feature,
  type FeatureBrowser,
  type FeatureVisit,
  phone,
  untestableHere,
  works,
} from './feature.ts';

/** The product with every kind of field, opened at one of its steps. */
export const showcaseAt = (currentStep: string): Scenario => ({
  ...todosOsCamposPasseio,
  world: { proposal: { currentStep, answers: { textos: { nome: marina.name } } } },
});

const maskedInputs: Readonly<Record<MaskedField, { step: string; heading: string; label: string }>> = {
  cpf: { step: 'textos', heading: 'Textos', label: 'CPF' },
  phone: { step: 'textos', heading: 'Textos', label: 'Celular' },
  date: { step: 'numeros-e-codigos', heading: 'Números e códigos', label: 'Data' },
  cep: { step: 'numeros-e-codigos', heading: 'Números e códigos', label: 'CEP' },
  plate: { step: 'sobreOVeiculo', heading: 'Veículo', label: 'Placa' },
  money: { step: 'valores', heading: 'Valores', label: 'Dinheiro' },
};

/** Runs in the page. */
function selectIn(label: string, from: number, to: number): string {
  const labelElement = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.startsWith(label),
  );
  if (!(labelElement?.control instanceof HTMLInputElement)) throw new Error(`there is no field "${label}"`);
  labelElement.control.focus();
  labelElement.control.setSelectionRange(from, Math.min(to, labelElement.control.value.length));
  return labelElement.control.value;
}

/** Waits for a field, because some controls load lazily. */
const waitForField = (visit: FeatureVisit, label: string): Promise<boolean> =>
  eventually(
    `there is no field "${label}"`,
    () =>
      visit.run(
        name =>
          [...document.querySelectorAll('label')].some(
            candidate => candidate.textContent.startsWith(name) && candidate.control !== null,
          ),
        label,
      ),
    isFound => isFound,
  );

/** Runs in the page. */
function inputState(): { value: string; caret: number | null } {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) return { value: '(no input has the focus)', caret: null };
  return { value: activeElement.value, caret: activeElement.selectionStart };
}

/** Runs in the page: adds an input with a selected text, which the next copy puts into the clipboard. */
function offerToCopy(text: string): void {
  const source = document.body.appendChild(document.createElement('textarea'));
  source.id = 'copied';
  source.value = text;
  source.focus();
  source.select();
}

async function tryKeys(
  visit: FeatureVisit,
  { field, before, selection, input, shown, caret }: KeyCase,
): Promise<string> {
  const { label } = maskedInputs[field];
  const [from, to] = typeof selection === 'number' ? [selection, selection] : selection;
  if ((await visit.run(selectIn, label, 0, 1000)) !== '') await visit.press('Delete');
  await visit.press(...before.replaceAll(/[^0-9A-Za-z]/g, '').replace(/^R/, ''));
  if ('paste' in input) {
    await visit.run(offerToCopy, input.paste);
    await visit.press('Control+c');
    await visit.run(() => document.querySelector('#copied')?.remove());
  }
  const start = await visit.run(selectIn, label, from, to);
  if (start !== before) return `"${start}" before the action, not "${before}"`;
  if ('type' in input) await visit.press(...input.type);
  else await visit.press('press' in input ? input.press : 'Control+v');
  let state = await visit.run(inputState);
  for (const end = Date.now() + 2000; Date.now() < end; state = await visit.run(inputState))
    if (state.value === shown && state.caret === caret) return '';
  return `"${state.value}" with the caret at ${state.caret}, not "${shown}" at ${caret}`;
}

const maskedFeature = (name: string, fields: readonly MaskedField[]): Feature => ({
  name: `masks key by key: ${name}`,
  async play(browser) {
    const [firstField = 'cpf'] = fields;
    const { step, heading, label } = maskedInputs[firstField];
    const visit = await openVisit(browser, showcaseAt(step), heading);
    if (firstField === 'plate')
      await visit.driver.choose('Você sabe a placa do veículo?', 'Sim, tenho a placa');
    await waitForField(visit, label);
    const problems: string[] = [];
    for (const keyCase of keyCases.filter(({ field }) => fields.includes(field))) {
      const problem = await tryKeys(visit, keyCase);
      if (problem !== '') problems.push(`${describeKeyCase(keyCase)}: ${problem}`);
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return works;
  },
});

async function openVisit(
  browser: FeatureBrowser,
  scenario: Scenario,
  heading: string,
  size = desktop,
): Promise<FeatureVisit> {
  const visit = await browser.beginVisit(scenario, size);
  await visit.open();
  // A phone lands on a page before the first step.
  await visit.driver.waitForHeading(heading);
  return visit;
}

/** Plays and judges a scenario of the catalogue. @throws Error with the complaints. */
async function playScenario(browser: FeatureBrowser, scenario: Scenario): Promise<void> {
  const visit = await browser.beginVisit(scenario, desktop);
  await playWalk(scenario, visit.driver, visit.service);
  const complaints = complaintsOf(await judgeAtEnd(scenario, visit.driver, visit.service));
  if (complaints !== '') throw new Error(complaints);
}

const PERSONAL_DATA_HEADING = 'Dados pessoais';
const NAME_LABEL = 'Nome completo';

const personalValues: readonly [field: string, value: string][] = [
  [NAME_LABEL, marina.name],
  ['CPF', marina.cpf],
  ['Celular', marina.cellphone],
  ['E-mail', marina.email],
  ['Data de nascimento', marina.birth],
];

/** Runs in the page: the name of the focused element. */
function describeFocused(): string {
  const { activeElement: focusedElement } = document;
  if (!focusedElement || focusedElement === document.body) return '(page)';
  const label =
    focusedElement instanceof HTMLInputElement ? (focusedElement.labels?.[0]?.textContent ?? '') : '';
  return (focusedElement.getAttribute('aria-label') ?? (label || focusedElement.textContent || ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 40);
}

/**
 * Runs in the page: what is wrong if the focused element of the form, or the one with this id, is not whole between the
 * top of the page and the dock; otherwise ''.
 */
function describeCoveredFocus(id?: string): string {
  const { activeElement: element } = document;
  const dock = document.querySelector('[data-dock]');
  if (!element?.closest('form') || !dock || (id !== undefined && element.id !== id))
    return `${element?.id || element?.tagName} has the focus`;
  const { top, bottom } = element.getBoundingClientRect();
  const { top: dockTop } = dock.getBoundingClientRect();
  return top >= 0 && bottom <= dockTop
    ? ''
    : `${element.id} is at ${top} to ${bottom}, the dock at ${dockTop}`;
}

export const features: readonly Feature[] = [
  maskedFeature('CPF and phone', ['cpf', 'phone']),
  maskedFeature('date and CEP', ['date', 'cep']),
  maskedFeature('licence plate', ['plate']),
  maskedFeature('money', ['money']),
  {
    name: 'a file is uploaded with its bytes',
    async play(browser) {
      await playScenario(browser, documentSent);
      return works;
    },
  },
  {
    name: 'several photos are uploaded',
    async play(browser) {
      await playScenario(browser, documentSeveralPhotos);
      return works;
    },
  },
  {
    name: 'if the camera is refused or missing, the dialog reports it and offers a file',
    async play(browser) {
      const visit = await openVisit(browser, showcaseAt('arquivos-e-avisos'), 'Arquivos e avisos');
      const hasCamera = await visit.run(() => navigator.mediaDevices !== undefined);
      if (!hasCamera) {
        if (await visit.driver.sees('Tirar foto')) throw new Error('a camera is offered that does not exist');
        return differs('the browser has no mediaDevices, so the app offers only files');
      }
      await visit.driver.press('Tirar foto');
      const problems = [
        'Sem acesso à câmera',
        'Nenhuma câmera encontrada',
        'A câmera não pode ser aberta aqui',
      ];
      const text = await eventually(
        'no message about the camera',
        () => visit.run(() => document.body.textContent),
        text => problems.some(problem => text.includes(problem)),
      );
      expectSame('a file can be chosen instead', text.includes('Escolher arquivo'), true);
      await visit.press('Escape');
      await visit.driver.waitForHeading('Arquivos e avisos');
      return works;
    },
  },
  {
    name: 'the native calendar fills the date',
    async play(browser) {
      const visit = await openVisit(browser, showcaseAt('numeros-e-codigos'), 'Números e códigos');
      const kind = await visit.run(() => {
        const native = document.querySelector<HTMLInputElement>('input[aria-label="Calendário"]');
        if (!native) return 'missing';
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(native, '2026-05-20');
        native.dispatchEvent(new Event('input', { bubbles: true }));
        native.dispatchEvent(new Event('change', { bubbles: true }));
        return native.type;
      });
      expectSame('kind of the native input', kind, 'date');
      await visit.driver.waitForValue('Data', '20/05/2026');
      return works;
    },
  },
  {
    name: 'back and forward go through the steps',
    async play(browser) {
      const visit = await openVisit(browser, happyPath, PERSONAL_DATA_HEADING);
      for (const [field, value] of personalValues) await visit.driver.fill(field, value);
      await visit.driver.press('Continuar');
      await visit.driver.waitForHeading('Endereço');
      await visit.back();
      await visit.driver.waitForHeading(PERSONAL_DATA_HEADING);
      await visit.driver.waitForValue(NAME_LABEL, marina.name);
      await visit.forward();
      await visit.driver.waitForHeading('Endereço');
      expectSame('proposals', visit.service.report().effects.proposals, 1);
      return works;
    },
  },
  {
    name: 'a typed value is restored after leaving the site and going back',
    async play(browser) {
      const visit = await openVisit(browser, happyPath, PERSONAL_DATA_HEADING);
      await visit.run(() => {
        Object.assign(window, { stillHere: true });
      });
      await visit.driver.fill(NAME_LABEL, marina.name);
      await visit.leaveSite();
      await visit.back();
      await visit.driver.waitForHeading(PERSONAL_DATA_HEADING);
      await visit.driver.waitForValue(NAME_LABEL, marina.name);
      const isSamePage = await visit.run(() => 'stillHere' in window);
      return isSamePage
        ? works
        : differs(
            'the browser has no back/forward cache: it loads the page again, and the app restores the draft',
          );
    },
  },
  {
    name: 'a typed value is restored after an immediate reload',
    async play(browser) {
      const visit = await openVisit(browser, happyPath, PERSONAL_DATA_HEADING);
      await visit.driver.fill(NAME_LABEL, marina.name);
      await visit.driver.reload();
      await visit.driver.waitForValue(NAME_LABEL, marina.name);
      return works;
    },
  },
  {
    name: 'a typed value is restored after the tab was closed and the link opened again',
    async play(browser) {
      const visit = await openVisit(browser, happyPath, PERSONAL_DATA_HEADING);
      await visit.driver.fill(NAME_LABEL, marina.name);
      await visit.reopenInNewTab();
      await visit.driver.waitForValue(NAME_LABEL, marina.name);
      return works;
    },
  },
  {
    name: 'of two tabs one works, and the other can take over with the typed values',
    async play(browser) {
      const visit = await openVisit(browser, happyPath, PERSONAL_DATA_HEADING);
      await visit.driver.fill(NAME_LABEL, marina.name);
      await visit.openSecondTab();
      await visit.driver.waitForHeading('Esta proposta está aberta em outra aba');
      // Clicks by script, because WebKitGTK's driver does not find the button in a second tab.
      await visit.run(() =>
        [...document.querySelectorAll('button')]
          .find(({ textContent }) => textContent === 'Continuar nesta aba')
          ?.click(),
      );
      await visit.driver.waitForValue(NAME_LABEL, marina.name);
      await visit.showTab(0);
      await visit.driver.waitForHeading('Esta proposta está aberta em outra aba');
      return works;
    },
  },
  {
    name: 'on a phone of 390 px nothing scrolls sideways, and the button is in view',
    async play(browser) {
      const visit = await openVisit(browser, resume, 'Dados bancários', phone);
      const state = await visit.run(() => {
        const button = [...document.querySelectorAll('button')].find(
          candidate => candidate.textContent.trim() === 'Continuar',
        );
        const input = document.querySelector('input');
        const box = button?.getBoundingClientRect();
        return {
          width: innerWidth,
          sideways: document.documentElement.scrollWidth > innerWidth,
          button: box !== undefined && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth,
          input: (input?.closest('div')?.getBoundingClientRect().height ?? 0) >= 56,
        };
      });
      expectSame('phone', state, { width: 390, sideways: false, button: true, input: true });
      return works;
    },
  },
  {
    name: 'Tab goes through the fields in their order, to the button',
    async play(browser) {
      const visit = await openVisit(browser, happyPath, PERSONAL_DATA_HEADING);
      await visit.run(() => document.querySelector('input')?.focus());
      const focusedNames = [await visit.run(describeFocused)];
      for (let presses = 0; presses < 12 && !focusedNames.includes('Continuar'); presses += 1) {
        await visit.press('Tab');
        focusedNames.push(await visit.run(describeFocused));
      }
      expectSame('first', focusedNames[0]?.startsWith(NAME_LABEL), true);
      for (const name of [NAME_LABEL, 'CPF', 'Celular', 'E-mail', 'Data de nascimento'])
        if (!focusedNames.some(element => element.startsWith(name)))
          throw new Error(`Tab does not reach ${name}: ${focusedNames.join(' > ')}`);
      const hasFocusRing = await visit.run(() => {
        const focusedElement = document.activeElement;
        return (
          focusedElement?.matches(':focus-visible') === true &&
          getComputedStyle(focusedElement).outlineStyle !== 'none'
        );
      });
      if (focusedNames.at(-1) !== 'Continuar')
        return differs(`Tab does not stop at the button: ${focusedNames.join(' > ')}`);
      expectSame('the button shows its ring', hasFocusRing, true);
      return works;
    },
  },
  {
    name: 'a failed step puts the focus on its summary',
    async play(browser) {
      const visit = await openVisit(browser, happyPath, PERSONAL_DATA_HEADING);
      await visit.driver.press('Continuar');
      await eventually(
        'the focus is elsewhere',
        () => visit.run(() => document.activeElement?.textContent ?? ''),
        text => text.includes('CPF') && text.includes('E-mail'),
      );
      return works;
    },
  },
  {
    name: 'in a form of 200 fields, a link of the summary shows a far field whole',
    async play(browser) {
      const visit = await openVisit(browser, largeStep200, 'Passo com 200 campos', phone);
      await visit.driver.press('Continuar');
      await visit.driver.press('Mostrar mais 80 campos');
      const inView = (key: string) =>
        eventually(
          `the field ${key} is not in view with the focus`,
          () => visit.run(describeCoveredFocus, `campo-${key}`),
          problem => problem === '',
        );
      // Back and forth: the rows above 61 were never laid out before, those above 91 had the focus.
      for (const key of ['campo131', 'campo61', 'campo195', 'campo35', 'campo91']) {
        await visit.run(
          id => document.querySelector<HTMLElement>(`a[href="#${id}"]`)?.click(),
          `campo-${key}`,
        );
        await inView(key);
        await sleep(300);
        await inView(key);
      }
      return works;
    },
  },
  {
    name: 'Tab and Shift+Tab show each field of a form whole',
    async play(browser) {
      const visit = await openVisit(browser, largeStep20, 'Passo com 20 campos', phone);
      await visit.run(() => document.querySelector<HTMLInputElement>('form input')?.focus());
      for (const keys of ['Tab', 'Shift+Tab'])
        for (let pressed = 0; pressed < 15; pressed += 1) {
          await visit.press(keys);
          await eventually(
            `${keys} leaves a part of the focused field outside the view`,
            () => visit.run(describeCoveredFocus),
            problem => problem === '',
          );
        }
      return works;
    },
  },
  {
    name: 'keys move the slider and change its amount',
    async play(browser) {
      const visit = await openVisit(browser, showcaseAt('valores'), 'Valores');
      await eventually(
        'there is no slider',
        () =>
          visit.run(() => {
            document.querySelector<HTMLInputElement>('input[type=range]')?.focus();
            return document.activeElement?.getAttribute('type');
          }),
        type => type === 'range',
      );
      await visit.press('Home', 'ArrowRight');
      await visit.driver.waitForValue('Dinheiro na régua', 'R$\u00a01.000,00');
      await visit.press('End');
      await visit.driver.waitForValue('Dinheiro na régua', 'R$\u00a03.000,00');
      return works;
    },
  },
  {
    name: 'lists, chips, checkboxes and fields inside a field',
    async play(browser) {
      const visit = await openVisit(browser, showcaseAt('escolhas'), 'Escolhas');
      const { driver } = visit;
      await driver.choose('Uma opção, em fichas', 'Médio');
      await driver.choose('Uma opção de uma lista', 'Expresso');
      await driver.check('Manhã');
      await driver.choose('Uma opção com campos dentro', 'Conta conjunta');
      await driver.fill('Segundo titular', 'Beatriz Nogueira Lima');
      await driver.choose('Uma opção com campos dentro', 'Conta simples');
      await eventually(
        'the field inside stays',
        () => driver.sees('Segundo titular'),
        isDone => !isDone,
      );
      return works;
    },
  },
  {
    name: 'a list with a search works by keys and by pointer',
    async play(browser) {
      const visit = await openVisit(browser, resume, 'Dados bancários');
      await visit.driver.choose('Banco', marina.bank.label);
      return works;
    },
  },
  {
    name: 'a dialog takes the focus, and Escape closes it and returns the focus',
    async play(browser) {
      const visit = await openVisit(browser, showcaseAt('arquivos-e-avisos'), 'Arquivos e avisos');
      const opener = 'Ler os termos';
      await eventually(
        'there is no button that opens the terms',
        () =>
          visit.run(name => {
            const button = [...document.querySelectorAll('button')].find(
              candidate => candidate.textContent === name,
            );
            button?.focus();
            return button !== undefined && document.activeElement === button;
          }, opener),
        isFocused => isFocused,
      );
      await visit.press('Enter');
      const hasFocusInDialog = () =>
        visit.run(() => document.activeElement?.closest('[role=dialog], dialog') !== null);
      await eventually('the focus stays outside', hasFocusInDialog, isInside => isInside);
      await visit.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      expectSame('Tab stays inside', await hasFocusInDialog(), true);
      await visit.press('Escape');
      await eventually(
        'the focus does not come back',
        () => visit.run(describeFocused),
        name => name === opener,
      );
      return works;
    },
  },
  {
    name: 'the visible part of the page is measured (keyboard on the screen)',
    async play(browser) {
      const visit = await openVisit(browser, resume, 'Dados bancários');
      const isMeasured = await visit.run(
        () => window.visualViewport !== null && Math.abs((visualViewport?.height ?? 0) - innerHeight) < 20,
      );
      expectSame('the visible part is measured', isMeasured, true);
      return untestableHere('it is measured, but a desktop shows no keyboard on the screen');
    },
  },
  {
    name: 'no service worker in production; drafts are sealed in IndexedDB',
    async play(browser) {
      const visit = await openVisit(browser, happyPath, PERSONAL_DATA_HEADING);
      await visit.driver.fill(NAME_LABEL, marina.name);
      const readStorage = () =>
        visit.run(async name => {
          const workers = (await navigator.serviceWorker?.getRegistrations?.()) ?? [];
          const database = await new Promise<IDBDatabase>((resolve, reject) => {
            const request = indexedDB.open('sealed-entries');
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
          const entries = await new Promise<unknown[]>(resolve => {
            const request = database.transaction('entries').objectStore('entries').getAll();
            request.onsuccess = () => resolve(request.result);
          });
          database.close();
          const stored = `${JSON.stringify(entries)}${JSON.stringify({ ...localStorage })}${document.cookie}`;
          return {
            workers: workers.length,
            secure: isSecureContext && crypto.subtle !== undefined,
            entries: entries.length > 0,
            readable: stored.includes(name),
          };
        }, marina.name);
      await eventually('nothing is kept', readStorage, ({ entries }) => entries);
      expectSame('kept', await readStorage(), { workers: 0, secure: true, entries: true, readable: false });
      return works;
    },
  },
  {
    name: 'dark colours, where the system prefers them',
    systemSettings: 'dark, reduced motion',
    async play(browser) {
      const visit = await openVisit(browser, resume, 'Dados bancários');
      const state = await visit.run(() => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number);
        return {
          asked: matchMedia('(prefers-color-scheme: dark)').matches,
          theme: document.documentElement.dataset.theme,
          dark: Math.max(red, green, blue) < 100,
        };
      });
      if (!state.asked)
        return untestableHere('the engine does not report that the system prefers dark colours');
      expectSame('dark', state, { asked: true, theme: 'dark', dark: true });
      return works;
    },
  },
  {
    name: 'no animation, where the system prefers reduced motion',
    systemSettings: 'dark, reduced motion',
    async play(browser) {
      const visit = await openVisit(browser, resume, 'Dados bancários');
      const state = await visit.run(() => ({
        asked: matchMedia('(prefers-reduced-motion: reduce)').matches,
        moving: [...document.querySelectorAll('*')].some(element => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return [transitionDuration, animationDuration].some(list =>
            list.split(',').some(duration => Number.parseFloat(duration) > 0.01),
          );
        }),
      }));
      if (!state.asked)
        return untestableHere('the engine does not report that the system prefers reduced motion');
      expectSame('still', state, { asked: true, moving: false });
      return works;
    },
  },
  {
    name: 'forced colours (high contrast)',
    systemSettings: 'forced colors',
    async play(browser) {
      if (browser.engine === 'webkit') return untestableHere('WebKit has no forced colours');
      const visit = await openVisit(browser, resume, 'Dados bancários');
      const state = await visit.run(() => {
        const button = [...document.querySelectorAll('button')].find(
          candidate => candidate.textContent.trim() === 'Continuar',
        );
        const style = button && getComputedStyle(button);
        return {
          asked: matchMedia('(forced-colors: active)').matches,
          bordered: style !== undefined && (style.borderTopStyle !== 'none' || style.outlineStyle !== 'none'),
        };
      });
      if (!state.asked) return untestableHere('the engine does not force colours here');
      expectSame('forced colours', state, { asked: true, bordered: true });
      return works;
    },
  },
];
