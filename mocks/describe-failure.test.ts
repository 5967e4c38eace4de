import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

test('[16.1] a failed walk is described by step, path, calls, console, screen and picture', () => {
  expect(
    describeFailure({
      problem: 'Step 3 of the walk (tocar em "Continuar") failed: there is no button "Continuar"',
      journal: [
        { operation: 'getSystem', status: 200 },
        { operation: 'updateStep', status: null },
        { operation: null, status: 404 },
      ],
      consoleLines: ['[proposta] updateStep: no connection'],
      path: '/token',
      screen: '- heading "Endereço"\n- textbox "CEP": 01310-100',
      picture: 'test-results/engines/webkit-resume-447.png',
    }),
  ).toBe(`Step 3 of the walk (tocar em "Continuar") failed: there is no button "Continuar"
at /token
calls: getSystem 200, updateStep unanswered, unknown 404
console: [proposta] updateStep: no connection
screen:
  - heading "Endereço"
  - textbox "CEP": 01310-100
picture: test-results/engines/webkit-resume-447.png`);
});

test('[16.1] the description of a failed walk says "none" without calls and "quiet" without console lines', () => {
  const failureWithoutCalls = {
    problem: 'the browser is gone',
    journal: [],
    consoleLines: [],
    path: '?',
    screen: '',
  };
  expect(describeFailure(failureWithoutCalls)).toBe(
    'the browser is gone\nat ?\ncalls: none\nconsole: quiet\nscreen: ',
  );
});
