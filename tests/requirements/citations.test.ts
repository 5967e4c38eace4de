import { expect, test } from 'vitest';
import { citationsOf } from './citations.ts';

// The names of these tests leave the samples out, because a sample in a name would count as a citation.
test.each([
  ['one number', '[5.13] refuses a CPF of equal digits', ['5.13']],
  ['several brackets', '[2.17] [9.10] cycles the texts', ['2.17', '9.10']],
  ['a list in one bracket', '[2.17, 9.10] cycles the texts', ['2.17', '9.10']],
  ['a tight list', '[2.17,9.10;9.1] cycles the texts', ['2.17', '9.10', '9.1']],
  ['a number after a suite', 'the loading screen > [2.17] cycles its texts', ['2.17']],
  ['a repeated number', '[5.1] [5.1] [5.10] tells 5.1 from 5.10', ['5.1', '5.10']],
  ['clauses of a line', '[3.46a, 3.46b] keeps both', ['3.46a', '3.46b']],
  ['no brackets', 'shows R$ 5.13 without brackets', []],
  ['other brackets', 'keeps [a.b], [1] and []', []],
])('the citation %s is read', (_, name, numbers) => {
  expect(citationsOf(name)).toEqual({ numbers, malformed: [] });
});

test.each([
  ['a range', '[5.13-5.15]'],
  ['a placeholder', '[5.x]'],
  ['a comma for the dot', '[5,13]'],
  ['two letters behind', '[5.13ab]'],
  ['a word between', '[5.13 and 5.14]'],
  ['three levels', '[5.1.3]'],
])('%s is reported as malformed, not dropped', (_, bracket) => {
  expect(citationsOf(`${bracket} refuses`)).toEqual({ numbers: [], malformed: [bracket] });
});
