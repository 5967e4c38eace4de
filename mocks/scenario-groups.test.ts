import { expect, test } from 'vitest';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { allScenarios, scenarios } from '#scenarios/index.ts';
import { describeGroups, findGroups, scenarioGroupsOf } from './scenario-groups.ts';

test('[15.5] every scenario that plays on a screen is in an area named after its folder', () => {
  const { areas, answers } = scenarioGroupsOf(scenarios);
  expect(areas.map(({ id }) => id)).not.toContain('outros');
  expect(
    areas.find(({ scenarios: areaScenarios }) => areaScenarios.some(({ id }) => id === 'conflict'))?.title,
  ).toBe('Erros');
  expect(areas.flatMap(({ scenarios: areaScenarios }) => areaScenarios)).toHaveLength(scenarios.length);
  expect(answers).toEqual([]);
});

test("the contract's answers of an operation are in one row, by status", () => {
  const { answers } = scenarioGroupsOf(allScenarios);
  const row = answers.find(({ operation }) => operation === 'showStep');
  const statuses = row?.scenarios.map(({ status }) => status) ?? [];
  expect(statuses).toEqual(statuses.toSorted((a, b) => a - b));
  expect(statuses).toContain(404);
});

test('[15.5] a scenario without a walk is in its area, where its mistakes are shown', () => {
  const [firstScenario] = scenarios;
  // A file of a scenario may be shown before its types are checked.
  const broken = { ...firstScenario, walk: undefined, verdict: undefined } as unknown as Scenario;
  expect(describeGroups(scenarioGroupsOf([broken]))).toBe('1 cenário');
});

test('the numbers of scenarios and answers are described in words', () => {
  const [firstScenario, secondScenario] = scenarios;
  if (!firstScenario || !secondScenario) throw new Error('There are no scenarios.');
  expect(describeGroups(scenarioGroupsOf([]))).toBe('0 cenários');
  expect(describeGroups(scenarioGroupsOf([firstScenario]))).toBe('1 cenário');
  expect(describeGroups(scenarioGroupsOf([firstScenario, secondScenario]))).toBe('2 cenários');
  const answers = allScenarios.filter(({ id }) => id.startsWith('service-show-step-'));
  expect(describeGroups(scenarioGroupsOf([firstScenario, ...answers]))).toBe(
    `1 cenário e ${answers.length} respostas`,
  );
  expect(describeGroups(scenarioGroupsOf(answers.slice(0, 1)))).toBe('1 resposta');
});

test('[10.7a] a search offers only similar scenarios that have the chosen tag', () => {
  const find = (tag: string) => findGroups({ search: 'pagamnto', tag, product: '' });
  expect(find('').matchesAllWords).toBe(false);
  const idsOf = ({ areas }: ReturnType<typeof findGroups>) =>
    areas.flatMap(({ scenarios: found }) => found.map(({ id }) => id));
  const tagged = idsOf(find('conflito'));
  expect(
    tagged.every(id => scenarios.some(({ id: other, tags }) => other === id && tags?.includes('conflito'))),
  ).toBe(true);
  expect(idsOf(find('no-such-tag'))).toEqual([]);
});
