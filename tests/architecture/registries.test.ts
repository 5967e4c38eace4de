import { expect, test } from 'vitest';
import { errorCatalogue } from '#journey/errors/index.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { stepTexts } from '#journey/steps/step-texts.ts';
import { scenarios } from '#scenarios/index.ts';
import { expectNoBreaches, placeOf } from '#tests/support/expect-no-breaches.ts';
import { isCode, isTestCode, listRepositoryFiles, readSource, root } from './repository-files.ts';
import { membersOfInterface, rulesReadIn } from './rules-read-in.ts';

const placeIn = (path: string, text: string): string => placeOf(path, readSource(path), text);

test('every step type with a status screen has its own texts, and every text belongs to a step type', () => {
  const [typesFile, textsFile] = ['src/journey/steps/index.ts', 'src/journey/steps/step-texts.ts'];
  const typesWithScreens = stepTypes.names().filter(name => stepTypes.find(name)?.hasStatusScreens);
  const typesWithTexts = stepTexts.names();
  expectNoBreaches(
    [
      ...typesWithScreens
        .filter(name => !typesWithTexts.includes(name))
        .map(name => `${placeIn(typesFile, `['${name}'`)} declares ${name}, which ${textsFile} lacks.`),
      ...typesWithTexts
        .filter(name => !typesWithScreens.includes(name))
        .map(
          name =>
            `${placeIn(textsFile, `['${name}'`)} has texts of ${name}, which is no step type with a screen.`,
        ),
    ],
    {
      rule: 'A step type with a status screen has its own texts, under the same name.',
      remedy: `Write the texts in src/journey/steps/<family>/<name>.ts and add ['name', texts] to ${textsFile}.`,
    },
  );
});

test('[8.20] the row of the error catalogue that recognises every failure is the last one', () => {
  const catalogueFile = 'src/journey/errors/index.ts';
  const last = errorCatalogue.findIndex(({ name }) => name === 'service-message');
  expectNoBreaches(
    errorCatalogue
      .slice(last + 1)
      .map(
        ({ name }) => `${placeIn(catalogueFile, '  serviceMessage,')}: "${name}" comes after serviceMessage.`,
      ),
    {
      rule: 'No row of the error catalogue comes after serviceMessage, which recognises every failure: it would never decide.',
      remedy: `Move the row above serviceMessage in errorCatalogue (${catalogueFile}): special rows first.`,
    },
  );
  expect(errorCatalogue.at(-1)?.name).toBe('service-message');
});

test('[1.5] the app reads every rule that products, banks and lenders may change', () => {
  const rulesFile = 'src/journey/rules/rule.ts';
  const readers = listRepositoryFiles().filter(
    path =>
      /^src\/(?!journey\/rules\/)/.test(path) &&
      isCode(path) &&
      !isTestCode(path) &&
      !path.includes('/testing/'),
  );
  const readMembers = new Set(readers.flatMap(path => rulesReadIn(path, readSource(path))));
  expectNoBreaches(
    membersOfInterface(rulesFile, readSource(rulesFile), 'JourneyRules')
      .filter(member => !readMembers.has(member))
      .map(member => `${placeIn(rulesFile, `  ${member}:`)}: nothing reads ${member}.`),
    {
      rule: 'The app reads every member of JourneyRules outside tests: a rule that nothing reads changes nothing.',
      remedy:
        'Read it as rules.<member> where it decides, or remove it with its default and its declarations.',
    },
  );
});

test('the rule of JourneyRules knows each way of reading one, and no way of only naming one', () => {
  for (const source of [
    'if (state.rules.hasFaq) open();',
    'const { hasFaq } = rules;',
    'const { hasFaq: hasQuestions } = state.rules;',
    'const { rules: { hasFaq } } = state;',
    "const look = ({ hasFaq }: Pick<JourneyRules, 'hasFaq'>) => hasFaq;",
  ])
    expect(rulesReadIn('a.ts', source), source).toEqual(['hasFaq']);
  for (const source of [
    "type Faq = Pick<JourneyRules, 'hasFaq'>;",
    'const rules: Partial<JourneyRules> = { hasFaq: true };',
    'const shown = header.hasFaq; // rules',
  ])
    expect(rulesReadIn('a.ts', source), source).toEqual([]);
});

/** 'outro-cep-sem-consulta' -> 'outroCepSemConsulta' */
const exportNameOf = (id: string): string =>
  id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

test('a scenario has one name: its export is its id in camel case', async () => {
  const files = listRepositoryFiles().filter(path => path.startsWith('scenarios/catalogue/') && isCode(path));
  const exportedScenarios: { path: string; name: string; id: string }[] = [];
  for (const path of files)
    for (const [name, value] of Object.entries(await import(`${root}${path}`)))
      for (const { id } of scenarios) if (Object(value).id === id) exportedScenarios.push({ path, name, id });
  expect(exportedScenarios).toHaveLength(scenarios.length);
  expectNoBreaches(
    exportedScenarios
      .filter(({ name, id }) => name !== exportNameOf(id))
      .map(({ path, name, id }) => `${placeIn(path, `const ${name}`)} exports '${id}' as ${name}.`),
    {
      rule: 'A scenario is exported under its id in camel case.',
      remedy: 'Rename the export. The id stays, because reports of bugs contain it.',
    },
  );
});

test('[8.11] every problem that the app itself can report is reported somewhere', () => {
  const problemsFile = 'src/journey/model/failure.ts';
  const [, union = ''] = /export type JourneyProblem =([^;]+);/.exec(readSource(problemsFile)) ?? [];
  const problems = [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  expect(problems.length).toBeGreaterThan(5);
  const appCode = listRepositoryFiles()
    .filter(path => path.startsWith('src/') && isCode(path) && !isTestCode(path))
    .filter(path => !path.startsWith('src/journey/errors/') && path !== problemsFile)
    .map(readSource);
  expectNoBreaches(
    problems
      .filter(name => !appCode.some(source => source.includes(`'${name}'`)))
      .map(name => `${placeIn(problemsFile, `'${name}'`)} names ${name}, which no code reports.`),
    {
      rule: 'Every problem in JourneyProblem is reported by the app: the page of any other is shown to nobody.',
      remedy: `Report it, or remove it from ${problemsFile} and src/journey/errors/journey-problem.ts.`,
    },
  );
});
