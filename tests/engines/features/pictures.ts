import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { resume } from '#scenarios/catalogue/contratacao/resume.ts';
import { noSteps } from '#scenarios/catalogue/entrada/no-steps.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { desktop, type FeatureVisit, phone, type Size, type SystemSettings } from './feature.ts';
import { showcaseAt } from './features.ts';

/** A screen whose pictures of all engines are shown side by side. */
export interface Picture {
  name: string;
  scenario: Scenario;
  size: Size;
  settings?: SystemSettings;
  /** Leads to the screen once the link is open. */
  prepare(visit: FeatureVisit): Promise<void>;
}

const tallDesktop: Size = { width: 1280, height: 900 };

const screenWithHeading =
  (heading: string, continueTo: (visit: FeatureVisit) => Promise<unknown> = async () => undefined) =>
  async (visit: FeatureVisit): Promise<void> => {
    await visit.driver.waitForHeading(heading);
    await continueTo(visit);
    // Waits for fonts and lazy components.
    await visit.run(async () => {
      await document.fonts.ready;
      await new Promise(resolve => setTimeout(resolve, 700));
    });
  };

export const pictures: readonly Picture[] = [
  { name: 'first step', scenario: happyPath, size: desktop, prepare: screenWithHeading('Dados pessoais') },
  {
    name: 'first step with errors',
    scenario: happyPath,
    size: tallDesktop,
    prepare: screenWithHeading('Dados pessoais', ({ driver }) => driver.press('Continuar')),
  },
  { name: 'texts', scenario: showcaseAt('textos'), size: tallDesktop, prepare: screenWithHeading('Textos') },
  {
    name: 'numbers and a date with the focus',
    scenario: showcaseAt('numeros-e-codigos'),
    size: tallDesktop,
    prepare: screenWithHeading('Números e códigos', async visit => {
      await visit.driver.fill('Data', '20052026');
      await visit.run(() =>
        [...document.querySelectorAll('input')].find(({ value }) => value === '20/05/2026')?.focus(),
      );
    }),
  },
  {
    name: 'choices',
    scenario: showcaseAt('escolhas'),
    size: tallDesktop,
    prepare: screenWithHeading('Escolhas', async ({ driver }) => {
      await driver.choose('Uma opção, em fichas', 'Médio');
      await driver.check('Manhã');
    }),
  },
  {
    name: 'an open list',
    scenario: resume,
    size: desktop,
    prepare: screenWithHeading('Dados bancários', async visit => {
      await visit.driver
        .press('Banco')
        .catch(() => visit.run(() => document.querySelector<HTMLElement>('[role=combobox]')?.click()));
    }),
  },
  {
    name: 'sliders and amounts',
    scenario: showcaseAt('valores'),
    size: tallDesktop,
    prepare: screenWithHeading('Valores', async visit => {
      await visit.driver.fill('Dinheiro na régua', '150000');
      await visit.run(() => document.querySelector<HTMLInputElement>('input[type=range]')?.focus());
    }),
  },
  {
    name: 'files',
    scenario: showcaseAt('arquivos-e-avisos'),
    size: tallDesktop,
    prepare: screenWithHeading('Arquivos e avisos'),
  },
  {
    name: 'terms in a dialog',
    scenario: showcaseAt('arquivos-e-avisos'),
    size: desktop,
    prepare: screenWithHeading('Arquivos e avisos', ({ driver }) => driver.press('Ler os termos')),
  },
  { name: 'a phone', scenario: resume, size: phone, prepare: screenWithHeading('Dados bancários') },
  {
    name: 'a phone, dark',
    scenario: showcaseAt('valores'),
    size: phone,
    settings: 'dark, reduced motion',
    prepare: screenWithHeading('Valores'),
  },
  {
    name: 'an error',
    scenario: noSteps,
    size: desktop,
    prepare: ({ driver }) => driver.waitForText('Tentar Novamente'),
  },
];
