import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { HarProblem } from './har.ts';
import { recordedFile } from './recorded-file.ts';
import { refuseLeaks } from './refuse-leaks.ts';
import { harEntry, harWith, hash, service } from './testing/har-entry.ts';
import { recordingOptions } from './testing/recording-options.ts';

const options = { ...recordingOptions, plansUnreachedAnswers: true };

const outcome = { _id: 'p1', currentStep: 'endereco', situation: 'em-preenchimento' };
/** Keeps the members of an answer that no schema names: of an answer without contradictions they are left out. */
const contradiction = { code: [], systemicValue: 'x', balance: {}, value: [] };
const typedAnswers = {
  nome: 'Zuleica Marcadora Testemunhal',
  cpf: '390.533.447-05',
  celular: '(48) 99711-3346',
  email: 'zuleica.marca@correio-marcado.com',
  logradouro: 'Travessa Marcada',
  numero: '4711',
};

const toBase64 = (text: string): string => Buffer.from(text).toString('base64');

/** Twelve spellings of typed values, each with a pattern that must not match the scenario. */
const spellings: readonly (readonly [string, RegExp])[] = [
  ['(48) 99711-3346', /99711\D{0,3}3346/],
  ['48 99711-3346', /99711\D{0,3}3346/],
  ['48997113346', /99711\D{0,3}3346/],
  ['+55 48 99711 3346', /99711\D{0,3}3346/],
  ['99711-3346', /99711\D{0,3}3346/],
  ['390.533.447-05', /390\D{0,3}533\D{0,3}447/],
  ['39053344705', /390\D{0,3}533\D{0,3}447/],
  ['390 533 447 05', /390\D{0,3}533\D{0,3}447/],
  ['Zuleica Marcadora Testemunhal', /zuleica|marcadora|testemunhal/i],
  ['ZULEICA M. TESTEMUNHAL', /zuleica|testemunhal/i],
  ['zuleica.marca@correio-marcado.com', /zuleica|correio-marcado/i],
  ['Travessa Marcada, 4711', /travessa marcada|4711/i],
];

test('[10.9b] no personal data is left: twelve spellings in forty places of the answers', () => {
  const chosenSpellings = fc.array(fc.constantFrom(...spellings), { minLength: 8, maxLength: 12 });
  let maxPlaces = 0;
  fc.assert(
    fc.property(chosenSpellings, choices => {
      let placeCount = 0;
      const anyText = (): string => {
        const [text] = choices[placeCount % choices.length] ?? [''];
        placeCount += 1;
        return text;
      };
      const sentence = (): string => `Recebemos ${anyText()}. Aguarde.`;
      const owner = () => ({
        text: anyText(),
        nomeDaMae: anyText(),
        notes: [anyText(), { deeper: sentence() }],
      });
      const answer = () => ({
        message: sentence(),
        data: {
          ...outcome,
          ...contradiction,
          situation: sentence(),
          selfContract: { pessoal: { nome: anyText(), obs: sentence(), lista: [anyText()] } },
          owner: owner(),
          history: [{ by: anyText(), what: sentence() }],
        },
      });
      const har = harWith(
        harEntry('POST', `/create-proposal/${hash}`, { data: typedAnswers, deviceIp: '' }, answer()),
        harEntry(
          'PATCH',
          `/update-step/${hash}/step/endereco`,
          { data: { obs: anyText(), contato: anyText() } },
          answer(),
        ),
        harEntry(
          'PATCH',
          `/update-step/${hash}/step/endereco`,
          { data: {} },
          { message: sentence(), errors: { cpf: sentence() }, quem: anyText(), ...contradiction },
          422,
        ),
        harEntry('GET', `/${hash}/list-contracts`, undefined, {
          data: [{ _id: 'c1', name: sentence(), titular: anyText(), signature: 'signed', ...contradiction }],
        }),
        harEntry('GET', '/p1/proposal-details', undefined, {
          data: {
            _id: 'p1',
            ...contradiction,
            resumo: {
              a: anyText(),
              b: sentence(),
              c: anyText(),
              d: anyText(),
              e: [anyText(), anyText(), sentence(), sentence()],
              f: { g: anyText(), h: sentence(), i: anyText() },
            },
          },
        }),
      );
      maxPlaces = Math.max(maxPlaces, placeCount);
      const { source } = recordedFile(har, options);
      expect(
        spellings.filter(([, personalPattern]) => personalPattern.test(source)).map(([text]) => text),
      ).toEqual([]);
    }),
    { numRuns: 60, seed: inject('seed') },
  );
  expect(maxPlaces).toBeGreaterThanOrEqual(40);
});

test('[10.9b] no person who recommends, no link that grants access and no number of an account is left', () => {
  const access = 'https://assina.exemplo.com.br/s/K9xLmPq27ZtR';
  const har = harWith(
    harEntry(
      'POST',
      `/create-proposal/${hash}`,
      { data: typedAnswers },
      {
        data: {
          ...outcome,
          link: access,
          selfContract: {
            conta: {
              agencia: 8642,
              conta: 975318,
              numero: 4712,
              matricula: 9988776,
              renda: 350000,
              prazo: 48,
            },
          },
        },
      },
    ),
    harEntry('GET', `/${hash}/system`, undefined, {
      data: { indicator: 'Bernadete Indicadora Fulgencio', configuration: {} },
    }),
    harEntry('GET', `/${hash}/list-contracts`, undefined, {
      data: [
        {
          _id: 'c1',
          name: `Assine em ${access}?a=qwertzui#abcdefgh e volte`,
          code: 'CTR-778812-9',
          number: 123456789,
          link: 'assina.exemplo.com.br/s/semEsquema',
          signature: 'signed',
        },
        {
          _id: 'c2',
          name: 'CCB',
          link: 'https://assina.exemplo.com.br/documentos/joaquina',
          signature: 'signed',
        },
      ],
    }),
  );
  const { source } = recordedFile(har, options);
  for (const personal of [
    ...[/bernadete|indicadora|fulgencio/i, /K9xLmPq27ZtR/i, /qwertzui/, /abcdefgh/, /semEsquema/, /joaquina/],
    ...[/\b8642\b/, /975318/, /\b4712\b/, /9988776/, /778812/, /123456789/],
  ])
    expect(source).not.toMatch(personal);
  for (const kept of ['https://assina.exemplo.com.br/', 'renda:350000', 'prazo:48', ' e volte'])
    expect(source.replaceAll('"', '')).toContain(kept);
});

test.each([812, -1])('[10.9] a recording without the contents of answers, of size %i, is refused', size => {
  const har = harWith({
    startedDateTime: '2026-11-22T12:00:00.000Z',
    request: { method: 'GET', url: `${service}/${hash}/system`, headers: [] },
    response: { status: 200, content: { size, mimeType: 'application/json' } },
  });
  expect(() => recordedFile(har, options)).toThrow(HarProblem);
  expect(() => recordedFile(har, options)).toThrow('The recording contains no answers');
});

test('[10.9] JSON of any depth is refused with its place, not with a crash', () => {
  const nestedList = `${'['.repeat(50_000)}1${']'.repeat(50_000)}`;
  // Inserted into the text, because `JSON.stringify` cannot write such a depth.
  const withDeepNesting = (har: string): string => har.replaceAll('\\"DEEP\\"', nestedList);
  const deepAnswer = withDeepNesting(
    harWith(harEntry('GET', `/${hash}/system`, undefined, { data: 'DEEP' })),
  );
  expect(() => recordedFile(deepAnswer, options)).toThrow(
    'Entry 1, answer: nested more than 100 levels deep',
  );
  const deepRequest = withDeepNesting(
    harWith(harEntry('POST', `/create-proposal/${hash}`, { data: 'DEEP' }, { data: outcome })),
  );
  expect(() => recordedFile(deepRequest, options)).toThrow(
    'Entry 1, request: nested more than 100 levels deep',
  );
});

test('[10.9b] a recording with a remaining personal value is refused with entry and pointer, without quoting the value', () => {
  const { pseudonyms: replacements, ...recording } = recordedFile(
    harWith(harEntry('POST', `/create-proposal/${hash}`, { data: typedAnswers }, { data: outcome })),
    options,
  );
  const answers = [
    {
      number: 1,
      entry: 9,
      operation: 'updateStep' as const,
      answer: {
        kind: 'reply' as const,
        status: 200,
        body: { data: { link: 'tel: 48.99711.3346', zuleica: '' } },
      },
    },
  ];
  const checkForLeaks = () =>
    refuseLeaks(JSON.stringify(answers), { ...recording, pseudonyms: replacements, answers }, []);
  expect(checkForLeaks).toThrow(/\(phone, 15 characters\).*: entry 9, answer, \/data\/link\./);
  expect(checkForLeaks).not.toThrow(/99711/);
});

/** Spellings of typed values that only the last check of the finished text can find. */
const leftSpellings: readonly (readonly [how: string, kind: string, text: string])[] = [
  ['as it was typed', 'email', typedAnswers.email],
  ['in an address', 'email', encodeURIComponent(typedAnswers.email)],
  ['in an address, with an emoji', 'street', encodeURIComponent(`${typedAnswers.logradouro} 🏠`)],
  ['in base64', 'email', toBase64(typedAnswers.email)],
  ['by its digits in base64', 'cpf', toBase64('39053344705')],
];

test.each(leftSpellings)(
  '[10.9b] a value that is left %s is refused, in an answer and in the walk',
  (_how, kind, text) => {
    const data =
      kind === 'street' ? { ...typedAnswers, logradouro: `${typedAnswers.logradouro} 🏠` } : typedAnswers;
    const recording = recordedFile(
      harWith(harEntry('POST', `/create-proposal/${hash}`, { data }, { data: outcome })),
      options,
    );
    const body = { data: { link: `x ${text} y` } };
    const answers = [
      {
        number: 1,
        entry: 9,
        operation: 'updateStep' as const,
        answer: { kind: 'reply' as const, status: 200, body },
      },
    ];
    expect(() => refuseLeaks(JSON.stringify(answers), { ...recording, answers }, [])).toThrow(
      new RegExp(`\\(${kind}, .*: entry 9, answer, /data/link\\.`),
    );
    const walk = [{ do: 'waitFor' as const, text }];
    const scenario = { ...recording.scenario, walk };
    const theWalk = new RegExp(`\\(${kind}, .*: the walk\\.`);
    expect(() => refuseLeaks(JSON.stringify(scenario), { ...recording, scenario }, [])).toThrow(theWalk);
    // The author has allowed the place of the answer only.
    expect(() =>
      refuseLeaks(
        JSON.stringify([scenario, answers]),
        { ...recording, scenario, answers },
        [],
        ['9/data/link'],
      ),
    ).toThrow(theWalk);
  },
);

test('[10.9] [10.9b] a name in the history of changes, and the masked target of a code, are replaced although nobody typed them', () => {
  const changesHistory = [{ step: 'dados', description: 'Alterado por Hermengarda Silveira' }];
  const { source } = recordedFile(
    harWith(
      harEntry(
        'POST',
        `/create-proposal/${hash}`,
        { data: typedAnswers },
        { data: { ...outcome, selfContract: {}, changesHistory } },
      ),
      harEntry('GET', `/token-validation/${hash}/step/dados`, undefined, {
        data: { status: 'waiting', method: 'email', target: 'h***a@correio-marcado.com' },
      }),
      harEntry('GET', `/token-validation/${hash}/step/dados`, undefined, {
        data: { status: 'waiting', method: 'sms', target: '(48) *****-**46' },
      }),
    ),
    options,
  );
  expect(source).not.toMatch(/hermengarda|silveira|h\*+a@|correio-marcado|\(48\)/i);
  expect(source).toContain('****@exemplo.com.br');
  expect(source).toContain('(**) *****-**00');
});

const creationOf = (nome: string) =>
  harEntry('POST', `/create-proposal/${hash}`, { data: { nome } }, { data: outcome });

test.each([
  ['a member name of errors', { message: 'Confira.', errors: { Marisete: 'x' } }, '/errors/*'],
  ['a member name with a second word', { message: 'Confira.', errors: { nomeMarisete: 'x' } }, '/errors/*'],
  ['a slug', { message: 'Confira.', slug: 'Marisete' }, '/slug'],
  ['a slug without accents in small letters', { message: 'Confira.', slug: 'ola-conceicao' }, '/slug'],
  ['an identifier of three letters', { message: 'Confira.', action: 'IVO' }, '/*'],
  ['an identifier of two letters', { message: 'Confira.', action: 'LI' }, '/*'],
  ['a member name with a word of two letters', { message: 'Confira.', errors: { nomeLi: 'x' } }, '/errors/*'],
  ['a slug of the whole name in one word', { message: 'Confira.', slug: 'mariseteconceicaoivoli' }, '/slug'],
])(
  '[10.9b] a part of a typed name that is left as %s is refused with its place',
  (_place, answer, pointer) => {
    const har = harWith(
      creationOf('Marisete Conceição Ivo Li'),
      harEntry(
        'PATCH',
        `/update-step/${hash}/step/endereco`,
        { data: {} },
        { ...answer, ...contradiction },
        422,
      ),
    );
    const record = () => recordedFile(har, options);
    expect(record).toThrow(HarProblem);
    expect(record).toThrow(`contains a part of a person's name: entry 2, answer, ${pointer}. Nothing`);
    expect(record).not.toThrow(/marisete|concei|ivo\b|\bli\b/i);
  },
);

test('[10.9] a part of a typed name that is also a word of the contract, the catalogue or a field is no reason to refuse', () => {
  const har = harWith(
    creationOf('Marisete Banco de Endereço Waiting'),
    harEntry(
      'PATCH',
      `/update-step/${hash}/step/endereco`,
      { data: {} },
      { message: 'Confira.', errors: { banco: 'x', dadosBancarios: { endereco: 'x' } } },
      422,
    ),
    harEntry(
      'PATCH',
      `/update-step/${hash}/step/endereco`,
      { data: {} },
      { data: { ...outcome, stepStatus: 'waiting' } },
    ),
  );
  const { source } = recordedFile(har, options);
  expect(source).toContain('"endereco":');
  expect(source).toContain('"banco":');
  expect(source).not.toMatch(/marisete/i);
});

// Short first names, and surnames that are words of the language.
const firstNames = ['Ana', 'Ivo', 'Lia', 'Noé', 'Eva', 'Rui', 'Léo', 'Gil', 'Jo', 'Li', 'Zé'] as const;
const surnames = ['Dias', 'Ramos', 'Reis', 'Luz', 'Campos', 'Sales', 'Sá'] as const;

test('[10.9b] no short first name and no surname that is a word is left in a text of the answers', () => {
  const write = fc.constantFrom<(name: string) => string>(
    name => name,
    name => name.toUpperCase(),
    name => name.toLowerCase(),
    name => `${name},`,
    name => `${name}-`,
    name => `(${name})`,
    name => `"${name}"`,
    name => encodeURIComponent(name),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...firstNames),
      fc.constantFrom(...surnames),
      fc.array(write, { minLength: 6, maxLength: 6 }),
      (firstName, surname, writers) => {
        const quoteOf = (index: number): string => writers[index]?.(index % 2 ? surname : firstName) ?? '';
        const har = harWith(
          creationOf(`${firstName} ${surname}`),
          harEntry(
            'PATCH',
            `/update-step/${hash}/step/endereco`,
            { data: {} },
            { message: `Olá, ${quoteOf(0)} confira.`, errors: { cpf: `De ${quoteOf(1)} não confere.` } },
            422,
          ),
          harEntry('GET', `/${hash}/list-contracts`, undefined, {
            data: [{ _id: 'c1', name: `CCB ${quoteOf(2)}`, titular: quoteOf(3), signature: 'signed' }],
          }),
          harEntry('GET', '/p1/proposal-details', undefined, {
            data: { _id: 'p1', resumo: [`Para ${quoteOf(4)}`, { de: `Sr. ${quoteOf(5)}` }] },
          }),
        );
        const { source } = recordedFile(har, options);
        const pattern = new RegExp(
          `(?<![\\p{L}])(?:${[firstName, surname, encodeURIComponent(firstName)].join('|')})(?![\\p{L}])`,
          'iu',
        );
        expect(source).not.toMatch(pattern);
      },
    ),
    { numRuns: 80, seed: inject('seed') },
  );
});

const wordAsMember = (): string =>
  harWith(
    creationOf('Marisete Campos'),
    harEntry(
      'PATCH',
      `/update-step/${hash}/step/endereco`,
      { data: {} },
      { message: 'Confira, Campos.', errors: { cpf: 'x', camposComErro: 'x', Marisete: 'x' } },
      422,
    ),
  );

test('[10.9b] a word that is also a surname is kept where the author allows its place, and nowhere else', () => {
  const record = (...allowedPlaces: string[]) => recordedFile(wordAsMember(), { ...options, allowedPlaces });
  expect(() => record()).toThrow('--allow 2/errors/*2');
  // The other finding is still refused, with its own place.
  expect(() => record('2/errors/*2')).toThrow('--allow 2/errors/*3');
  expect(() => record('2/errors/*3')).toThrow('--allow 2/errors/*2');
  expect(record('2/errors/*2', '2/errors/*3').source).toContain('camposComErro');
  for (const allowed of [[], ['2/errors/*2'], ['2/errors/*3']])
    expect(() => record(...allowed)).not.toThrow(/campos|marisete/i);
});

test('[10.9b] particles of a name are no parts of it, so they are kept in texts, in names and in identifiers', () => {
  const har = harWith(
    creationOf('Marisete dos Campos da Luz'),
    harEntry(
      'PATCH',
      `/update-step/${hash}/step/endereco`,
      { data: {} },
      { message: 'Confira os dados da conta.', errors: { nomeDaMae: 'x', dosDados: 'x' } },
      422,
    ),
  );
  const { source } = recordedFile(har, options);
  expect(source).toContain('Confira os dados da conta.');
  expect(source).toContain('nomeDaMae');
});

test('[16.5] [10.9] the time for a recording grows with its length, not with its square', {
  timeout: 40_000,
}, () => {
  const texts = Array.from({ length: 1500 }, (_, index) => `Valor ${(index * 7919 + 4711).toString(16)}`);
  const har = harWith(
    creationOf('Marisete Conceição'),
    ...texts.map((texto, index) =>
      harEntry('GET', `/p${index}/proposal-details`, undefined, {
        data: { _id: `p${index}`, resumo: texts.slice(index, index + 20), texto },
      }),
    ),
  );
  const start = performance.now();
  expect(recordedFile(har, options).source).not.toContain(texts[3]);
  expect(performance.now() - start).toBeLessThan(30_000);
});

test('[10.9b] an allowed place without a part of a name is refused, so that no permission stays behind', () => {
  const record = () =>
    recordedFile(wordAsMember(), {
      ...options,
      allowedPlaces: ['2/errors/*1', '2/errors/*2', '2/errors/*3'],
    });
  expect(record).toThrow(HarProblem);
  expect(record).toThrow('--allow 2/errors/*1');
});

test('[10.9b] an allowed place does not excuse the same name in another place or in the walk', () => {
  const har = harWith(
    creationOf('Marisete Campos'),
    harEntry(
      'PATCH',
      `/update-step/${hash}/step/endereco`,
      { data: {} },
      {
        message: 'Confira, Campos.',
        errors: { camposComErro: 'x' },
        dados: { campos: 'x' },
        ...contradiction,
      },
      422,
    ),
  );
  const record = (...allowedPlaces: string[]) => recordedFile(har, { ...options, allowedPlaces });
  expect(() => record('2/errors/*1')).toThrow('--allow 2/*3/*1');
});

test('[10.9] nothing of a recording commands the terminal or hides code: notes and file show its invisible characters', () => {
  const hostile = '\u001b]0;x\u0007\u009b31m\u202e\u2066\u{e0041}';
  const { source, notes } = recordedFile(
    harWith(
      harEntry('GET', `/${hash}/system`, undefined, { [hostile]: 'x', data: { message: hostile } }),
      harEntry(
        'PATCH',
        `/update-step/${hash}/step/endereco`,
        { data: {} },
        { message: hostile, [hostile]: 1 },
        422,
      ),
    ),
    options,
    () => [{ call: 1, message: hostile }],
  );
  expect(notes.join('\n')).toContain('\\u001b]0;x\\u0007');
  expect(source).toContain('\\u202e');
  const invisible = /[\p{Cc}\p{Cf}]/u;
  for (const text of [source, ...notes]) expect(text.replaceAll('\n', '')).not.toMatch(invisible);
});
