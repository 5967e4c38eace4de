import { expect, test } from 'vitest';
import type { Scenario } from './define-scenario.ts';
import { findScenario } from './index.ts';
import { mistakesOf } from './mistakes.ts';

const foundScenario = findScenario('bank-account-refused');
if (!foundScenario) throw new Error('The scenario that CONTRIBUTING.md shows is missing.');
const correctScenario: Scenario = foundScenario;

/** A scenario without checked types, such as a recording. */
const withMistake = (members: object): Scenario => ({ ...correctScenario, ...members });

/** The plan of a refused step. */
const planOfErrors = (errors: object, members: object = {}): object => ({
  plan: { updateStep: { kind: 'reply', status: 422, body: { code: 422, errors }, ...members } },
});

test('errors of a planned answer that are no errors of fields, or deliberately of unknown ones, are no mistakes', () => {
  for (const members of [
    planOfErrors({ status: 'CONFLICT', list: [{ MENSAGEM: 'Recusado.' }] }),
    planOfErrors(['Recusado.']),
    planOfErrors({ faltando: ['agencia', 'conta'] }),
    planOfErrors({ 'data.agencia': 'Agência inexistente.', 'contas[0].conta': 'Conta inexistente.' }),
    planOfErrors({ agencai: 'Agência inexistente.' }, { otherFields: true }),
  ])
    expect(mistakesOf(withMistake(members))).toEqual([]);
});

test('[10.7] a correct scenario has no mistakes, also under another lender', () => {
  expect(mistakesOf(correctScenario)).toEqual([]);
  expect(mistakesOf({ ...correctScenario, product: 'credito-pessoal@facta' })).toEqual([]);
});

test.each([
  [{ id: 'Conta Recusada' }, 'id: "Conta Recusada" is not kebab-case, as in bank-account-refused.'],
  [{ story: 'Curta.' }, 'story: say who, what happens and how it ends, in more than 40 letters.'],
  [{ requirements: [] }, 'requirements: name a line of the specification that the verdict shows.'],
  [{ requirements: ['99.99'] }, 'requirements: there is no line 99.99. The chapters are 1 to 16.'],
  [{ requirements: ['7.100'] }, 'requirements: there is no line 7.100. Chapter 7 ends at 7.40.'],
  [
    { world: { proposal: { currentStep: 'endereco', answers: { 'dados-pesoais': {} } } } },
    'world.proposal.answers: credito-pessoal has no step "dados-pesoais". Did you mean dados-pessoais? Deliberate: otherAnswers.',
  ],
  [
    { world: { others: [{ currentStep: 'endereco', answers: { 'dados-pessoais': { nomme: 'Ana' } } }] } },
    'world.others[0].answers.dados-pessoais: the step has no field "nomme". Did you mean nome? Deliberate: otherAnswers.',
  ],
  [
    { world: { others: [{ currentStep: 'enderco', answers: {} }] } },
    'world.others[0].currentStep: credito-pessoal has no step "enderco". Did you mean endereco?',
  ],
  [
    { world: { access: { expiresAt: 'updateStpe' } } },
    'world.access.expiresAt: no operation is called "updateStpe". Did you mean updateStep?',
  ],
  [
    { world: { access: { expiresAt: 'updateStep', call: 0 } } },
    'world.access.call: the first call of an operation is call 1.',
  ],
  [
    { tags: ['422', '503'] },
    'tags: "503" is no status of plan, walk or verdict. Correct the tag, or expect the status in verdict.sent.',
  ],
  [{ title: ' ' }, 'title: give it one line in Portuguese.'],
  [{ title: undefined }, 'title: this has to be a text.'],
  [{ tags: [''] }, 'tags: a tag is a word by which somebody finds the scenario.'],
  [{ tags: ['e2ee'] }, 'tags: no tool reads "e2ee". Did you mean e2e?'],
  [
    { verdict: {} },
    'verdict: say what must be true in the end, with one of seen, sent, effects, files, endsAt.',
  ],
  [
    { verdict: { notSeen: ['Agência inexistente.'], console: ['[proposta] updateStep: 422'] } },
    'verdict: say what must be true in the end, with one of seen, sent, effects, files, endsAt.',
  ],
  [{ verdict: { sent: [] } }, 'verdict.sent: it claims nothing. Name something, or leave it out.'],
  [{ verdict: { effects: {} } }, 'verdict.effects: it claims nothing. Name something, or leave it out.'],
  [
    { verdict: { console: [{ matches: '.*' }] } },
    'verdict.console: a pattern that matches an empty text matches every line. Name a part of the line.',
  ],
  [
    { verdict: { console: [{ matches: '(422' }] } },
    'verdict.console: "(422" is no regular expression. For an exact line write a text.',
  ],
  [{ verdict: { seen: 'Termos' } }, 'verdict.seen: this has to be a list.'],
  [{ verdict: { sent: { operation: 'updateStep' } } }, 'verdict.sent: this has to be a list.'],
  [{ walk: [] }, 'walk: it begins with `open`, or consists of `call`.'],
  [{ walk: [{ do: 'press', button: 'Continuar' }] }, 'walk: it begins with `open`, or consists of `call`.'],
  [{ walk: [{ do: 'open' }, { do: 'waitFor' }] }, 'walk[1]: "waitFor" needs text or heading.'],
  [{ walk: [{ do: 'open' }, { do: 'fill', field: 'CPF' }] }, 'walk[1]: "fill" needs with.'],
  [
    { verdict: { endsAt: { path: '/analise-de-credito' } }, world: {} },
    `verdict.endsAt: the journey does not stay at the check "analise-de-credito". Let it wait: world.checks['analise-de-credito'].polls: ENDLESS.`,
  ],
  [
    { product: 'credito-pesoal' },
    'product: no product is called "credito-pesoal". Did you mean credito-pessoal?',
  ],
  [{ product: 'credito-pessoal@fakta' }, 'product: no lender is called "fakta". Did you mean facta?'],
  [
    { product: 'credito-pessoal@zzzzzzzz' },
    'product: no lender is called "zzzzzzzz". They are listed in scenarios/lenders.ts.',
  ],
  [
    { plan: { updateStpe: { kind: 'networkError' } } },
    'plan: no operation is called "updateStpe". Did you mean updateStep?',
  ],
  [
    { verdict: { sent: [{ operation: 'createPropsal' }] } },
    'verdict.sent: no operation is called "createPropsal". Did you mean createProposal?',
  ],
  [
    { walk: [{ do: 'call', operation: 'chá', answers: 200 }] },
    'walk: no operation is called "chá". They are listed in docs/operations.md.',
  ],
  [
    { walk: [{ do: 'attach', field: 'Foto', files: [{ name: 'a.jpg', type: 'image/jpeg', base64: '' }] }] },
    'walk[0].files: "a.jpg" has no bytes in base64.',
  ],
  [
    { walk: [{ do: 'attach', field: 'Foto', files: [] }] },
    'walk[0].files: name a file of scenarios/cast/documents.ts.',
  ],
  [
    { verdict: { files: [{ step: 'endereco', key: 'numro' }] } },
    'verdict.files[0].key: the step "endereco" has no field "numro". Did you mean numero?',
  ],
  [
    { verdict: { files: [{ step: 'endereco', key: 'numero' }] } },
    'verdict.files[0].key: the field "numero" takes no files.',
  ],
  [
    { verdict: { files: [{ step: 'endereco', key: 'cep', hashId: '6650c1f2a4b3d90012e7f0ff' }] } },
    'verdict.files[0].hashId: no proposal of the scenario has the hash "6650c1f2a4b3d90012e7f0ff". Its hashes: 6650c1f2a4b3d90012e7f001.',
  ],
  [
    { world: { others: [{ hash: 'não/vale', currentStep: 'endereco', answers: {} }] } },
    'world.others[0].hash: "não/vale" is no hash: letters, digits, hyphens and underscores, as in 6650c1f2a4b3d90012e7f001.',
  ],
  [
    { world: { others: [{ hash: '6650c1f2a4b3d90012e7f001', currentStep: 'endereco', answers: {} }] } },
    'world.others[0].hash: "6650c1f2a4b3d90012e7f001" is the hash of the link or of an earlier proposal. Give each proposal a hash of its own.',
  ],
  [
    {
      world: {
        others: ['a1', 'a1'].map(hash => ({ hash, currentStep: 'endereco', answers: {} })),
      },
    },
    'world.others[1].hash: "a1" is the hash of the link or of an earlier proposal. Give each proposal a hash of its own.',
  ],
  [
    { world: { others: [{ currentStep: 'endereco', reviewStep: 'enderco', answers: {} }] } },
    'world.others[0].reviewStep: credito-pessoal has no step "enderco". Did you mean endereco?',
  ],
  [
    { world: { others: [{ currentStep: 'endereco', stepStatus: { enderco: 'failed' }, answers: {} }] } },
    'world.others[0].stepStatus: credito-pessoal has no step "enderco". Did you mean endereco?',
  ],
  [
    { verdict: { files: [{ step: 'enderco', key: 'foto' }] } },
    'verdict.files: credito-pessoal has no step "enderco". Did you mean endereco?',
  ],
  [
    { plan: { getTokenValidation: { kind: 'reply', status: 418, body: {} } } },
    'plan.getTokenValidation: the contract declares no status 418, only 200, 400, 401, 403, 404, 429, 500, 502, 503, 504. Deliberate: kind "offContract".',
  ],
  [
    { world: { proposal: { currentStep: 'dados-bancario', answers: {} } } },
    'world.proposal.currentStep: credito-pessoal has no step "dados-bancario". Did you mean dados-bancarios?',
  ],
  [
    { world: { checks: { analise: { polls: 1, ends: 'review', reviewStep: 'termo' } } } },
    'world.checks: credito-pessoal has no step "analise". Did you mean analise-de-credito?',
  ],
  [
    { world: { checks: { 'analise-de-credito': { polls: 1, ends: 'review', reviewStep: 'termo' } } } },
    'world.checks.analise-de-credito.reviewStep: credito-pessoal has no step "termo". Did you mean termos?',
  ],
  ...[
    { agencai: 'Agência inexistente.' },
    { missing: ['agencai'] },
    { faltando: ['conta', 'agencai'] },
    { invalid: [{ field: 'agencai', message: 'Agência inexistente.' }] },
    [{ field: 'agencai', message: 'Agência inexistente.' }],
    [{ key: 'agencai', message: 'Agência inexistente.' }],
  ].map((errors): [object, string] => [
    planOfErrors(errors),
    'plan.updateStep: the answer has an error for "agencai", and no step of credito-pessoal has this field. Did you mean agencia? Deliberate: otherFields: true.',
  ]),
  [{ walk: undefined }, 'walk: this has to be a list.'],
  [{ world: undefined }, 'world: this has to be an object.'],
  [{ verdit: {} }, 'scenario: there is no member "verdit". Did you mean verdict?'],
  [
    { walk: [{ do: 'expectAbsentt', text: 'Dados pessoais' }] },
    'walk[0]: there is no action "expectAbsentt". Did you mean expectAbsent?',
  ],
  [
    { walk: [{ do: 'open' }, { do: 'fill', feild: 'CPF', with: '1' }] },
    'walk[1]: there is no member "feild". Did you mean field?',
  ],
  [
    { walk: [{ do: 'forbid', feature: 'cookie' }] },
    'walk[0].feature: there is no feature "cookie". Did you mean cookies?',
  ],
  [{ walk: ['open'] }, 'walk[0]: this is no action.'],
  [
    { verdict: { notSen: ['Dados pessoais'] } },
    'verdict: there is no member "notSen". Did you mean notSeen?',
  ],
  [
    { verdict: { effects: { savedStepz: 7 } } },
    'verdict.effects: there is no member "savedStepz". Did you mean savedSteps?',
  ],
  [
    { verdict: { sent: [{ operation: 'updateStep', time: 2 }] } },
    'verdict.sent[0]: there is no member "time". Did you mean times?',
  ],
  [
    { verdict: { endsAt: { paht: '/endereco' } } },
    'verdict.endsAt: there is no member "paht". Did you mean path?',
  ],
  [
    { plan: { getSystem: { kind: 'networkErr' } } },
    'plan.getSystem: there is no kind of answer "networkErr". Did you mean networkError?',
  ],
  [
    { plan: { getSystem: { kind: 'latency', ms: 10, answer: { kind: 'wrld' } } } },
    'plan.getSystem.answer: there is no kind of answer "wrld". Did you mean world?',
  ],
  [
    { plan: { getSystem: { kind: 'sequence', answers: [], afterLast: 'repeat' } } },
    'plan.getSystem.answers: name the answer to the first call.',
  ],
  [
    { plan: { getSystem: { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'repeats' } } },
    'plan.getSystem.afterLast: there is no value "repeats". Did you mean repeat?',
  ],
  [{ world: { acess: 'expired' } }, 'world: there is no member "acess". Did you mean access?'],
  [{ world: { access: 'expird' } }, 'world.access: there is no access "expird". Did you mean expired?'],
  [
    { world: { checks: { 'analise-de-credito': { polls: 1, ends: 'sucess' } } } },
    'world.checks.analise-de-credito.ends: there is no outcome "sucess". Did you mean success?',
  ],
  [
    { product: 'credito-conta-de-luz', world: { documents: { 'Conta da luz': 'reproved' } } },
    'world.documents: no document of credito-conta-de-luz is called "Conta da luz". Did you mean Conta de luz?',
  ],
])('a mistake is described with its place and remedy: %j', (members, sentence) => {
  expect(mistakesOf(withMistake(members))).toContain(sentence);
});
