import { STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { hostileMessages } from '#tests/support/hostile-messages.ts';
import { toCustomerMessage } from './customer-message.ts';

test.each([
  ['CPF já cadastrado'],
  ['O banco não está definido para este produto'],
  ['Conta não encontrada (not found) no Bacen'],
  ['Valor < 100 não é aceito'],
  ['Renda > 2 salários e idade < 70 anos'],
  ['[2] contratos em aberto'],
  ['[Aviso: envie o documento de novo]'],
  ['O comprovante precisa ter menos de 90 dias. Envie outro, por favor.'],
  ['Limite de R$ 1.500,00 excedido! Fale com a agência 0001-9.'],
  ['Pague o boleto 23793.38128 60007.827136 95000.063305 9 84660000015000 até amanhã.'],
  ['Linha digitável 23793381286000782713695000063305984660000015000'],
  ['Protocolo 123e4567-e89b-12d3-a456-426614174000'],
  // "be" twice, and "be" and "of": no words of English.
  ['Protocolo 2b661f40-d9a1-4ef3-be5d-520be5668ecf.'],
  ['Protocolo 4BE7OF2.'],
  ['Seu protocolo: EYJP-W8LY-ACWE.'],
  ['Veja https://ajuda.banco.com.br/Contratos/Como-enviar-3-documentos-em-2026 e tente de novo.'],
  ['Ligue 0800 123 4567 (seg/sex) ou escreva para sac@banco.com.br.'],
  ['Erro ao validar: a selfie não confere.'],
  ['Token inválido. Peça outro código.'],
  ['Sua chave Pix não foi localizada'],
  ['Tempo esgotado (timeout) no banco'],
  ['Procuração: selecione o documento do sócio'],
  ['Falta o RG | Falta o CPF'],
  ['Primeira linha<br/>Segunda linha'],
  ['Limite aprovado | 450'],
  ['Parcelas restantes:<br/>404'],
  ['Valor mínimo: R$ 300. 500.'],
  [''],
])('[8.20] the message of an employee stays unchanged: "%s"', message => {
  expect(toCustomerMessage(message)).toBe(message);
});

test.each([
  ['CPF n&atilde;o confere &mdash; verifique.', 'CPF não confere — verifique.'],
  ['Margem &lt;b&gt;indispon&iacute;vel&lt;/b&gt;.', 'Margem indisponível.'],
  ['Tente de novo. {&quot;erro&quot;:500}', 'Tente de novo.'],
  ['Taxa de &#8238;9,1%', 'Taxa de 9,1%'],
])(
  '[8.20] [8.11] the entities in the message %j become characters before machine text is removed',
  (message, shown) => {
    expect(toCustomerMessage(message)).toBe(shown);
  },
);

test('[8.11] English words that only say that the call worked are machine text; Portuguese ones stay', () => {
  const machineTexts =
    'Success|success!|OK|ok.|Created|Updated|saved|Sent|Done|Accepted|Completed|Updated successfully|SMS sent|Successfully saved|Proposal updated successfully.|Link resent';
  for (const text of machineTexts.split('|')) expect(toCustomerMessage(text), text).toBe('');
  for (const text of [
    'Not sent',
    'never updated.',
    'No success.',
    'Without success',
    'Nothing saved',
    'None accepted',
    'Partially completed',
    'Failed successfully',
    'Nada sent',
    'Enviado',
    'Ok, recebemos.',
    'Tudo OK',
    'Link enviado',
    'Status: ok na Sent Ltda',
  ])
    expect(toCustomerMessage(text)).toBe(text);
});

test('[8.20] a message of 12,399 characters stays unchanged', () => {
  const long = 'O documento enviado não pôde ser lido pela equipe de análise. '.repeat(200).trim();
  expect(toCustomerMessage(long)).toBe(long);
});

test.each([
  ['writeConflict on plan executor'],
  // The letter "e" beside digits or in "e-mail" is no word of Portuguese.
  ['Customer 7e3f not found'],
  ['The e-mail of the customer was not found'],
  ['A proposta não foi salva. MongoError: WriteConflict error'],
  ['TypeError: x is undefined'],
  ["Cannot read properties of undefined (reading 'a')"],
  [
    'TypeError: a is not a function\n    at Object.salvar (/app/dist/main.js:10:3)\n    at process (node:internal:95:5)',
  ],
  ['java.lang.NullPointerException: null\n\tat br.com.banco.Proposta.salvar(Proposta.java:88)'],
  ['Traceback (most recent call last):\n  File "/srv/app.py", line 3, in <module>\nValueError: x'],
  ["SELECT nome, cpf FROM propostas WHERE rua = 'Rua A. B' AND id = 3"],
  ["insert into propostas values ('Dr. Braulio', 1)"],
  ['ERROR: duplicate key value violates unique constraint "cpf_1"'],
  ['ORA-00942: table or view does not exist'],
  ['must match /^[A-Z]/'],
  ['must be a positive number'],
  ['Bad Request'],
  ['502 Bad Gateway'],
  ['WriteConflict error'],
  ['Network Error'],
  ['connect ECONNREFUSED 10.0.0.5:443'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc'],
  ['Bearer 9f86d081884c7d659a2feaa0'],
  ['507f1f77bcf86cd799439011'],
  ['Aq3dKd92LmPq0ZbXcVnM8sDfGhJkL1qW7e'],
  ['<html><head><title>502 Bad Gateway</title></head><body>Texto. Outro texto.</body></html>'],
  ['<script>alert("Olá. Tudo bem?")</script>'],
  ['<img src=x onerror="a. B">'],
  ['{"message":"Cortado ao'],
  ['[{"MENSAGEM":"Cort'],
  ['{"a":"Texto um. Texto dois","b":[1]}'],
  ['{ code: 11000, keyPattern: { cpf: 1 } }'],
  ['[object Object]'],
  ['numero must be a string | cep should not be empty'],
])('[8.11] nothing remains of the machine text "%s"', message => {
  expect(toCustomerMessage(message)).toBe('');
});

test.each([
  ['goroutine 1 [running]:\nmain.main()'],
  ['upstream connect error or disconnect/reset before headers. reset reason: connection failure'],
  ['no healthy upstream'],
  ["Duplicate entry '52998224725' for key 'cpf_UNIQUE'"],
  ['Path `cpf` (529) is shorter than the minimum allowed length (11).'],
  ['null value in column "proposta" of relation "não" violates not-null constraint'],
  ['Timeout expired.  The timeout period elapsed prior to completion of the operation.'],
  ['String or binary data would be truncated.'],
  ['The request was aborted: Could not create SSL/TLS secure channel.'],
  ['Something went wrong'],
  ['An unexpected error occurred'],
  ['Access Denied'],
  ['Class "App\\Models\\Proposta" not found'],
  ['Could not resolve host: api.banco.local'],
  ['QuotaExceeded'],
  ['ERR_BAD_REQUEST'],
  ['E_CPF_INVALIDO'],
  ['HTTP/1.1 503 Service Unavailable'],
  ['500'],
  ['(502)'],
  ['Bad Gateway | 502'],
  ['null'],
  ['trace_id=4bf92f3577b34da6'],
  ['proposta.salvar: cpf=52998224725; nome=Marina'],
  ['proposta.salvar()'],
  ["const x = await fetch('/a');"],
  ['\\u003cscript\\u003ealert(1)\\u003c/script\\u003e'],
  ['postgres://app:hunter2@db:5432/cred'],
  [`https://app:${'hunter2'}@api.banco.example/v1`],
  ['senha=hunter2'],
])('[8.11] an English sentence and a record of a program are machine text: "%s"', message => {
  expect(toCustomerMessage(message)).toBe('');
  expect(toCustomerMessage(`${message} | Conta encerrada.`)).toBe('Conta encerrada.');
});

test('[8.11] the name of an HTTP status is machine text, alone or with its number', () => {
  const names = [...Object.values(STATUS_CODES), 'Request Entity Too Large', 'Request-URI Too Large'];
  for (const [index, name] of names.entries()) {
    const status = Object.keys(STATUS_CODES)[index] ?? 413;
    if (Number(status) < 400) continue;
    for (const text of [name, `${status} ${name}`, `${name}.`, `HTTP ${status}: ${name}`])
      expect(toCustomerMessage(text ?? ''), text).toBe('');
  }
});

test.each([
  ...['HTTP 502', 'Erro HTTP 500', 'Erro 500', 'Status: 422', 'Status code 503.', 'Erro: HTTP status 404'],
  ...['fetch failed', 'Connection terminated unexpectedly', 'Connection closed', 'socket closed'],
  ...['Read timed out', 'connect timed out', 'Premature close', 'Broken pipe', 'self signed certificate'],
  ...['Database error', 'Query failed', 'aborted', 'Token expired', 'jwt malformed', 'Bad credentials'],
  ...['Not authorized', 'request entity too large', 'File too large', 'Motivo: null', 'falha: null.'],
  "(Parameter 'cpf')",
  'Não foi possível converter "abc" em Int32',
  'Erro ao inserir na tabela tb_proposta: violação de chave',
])('[8.11] the message of a client, a driver or a database is machine text: "%s"', message => {
  expect(toCustomerMessage(message)).toBe('');
  expect(toCustomerMessage(`${message} | Conta encerrada.`)).toBe('Conta encerrada.');
});

test.each([
  ...[
    'Conflict Consultoria Ltda',
    'Erro 500 ao consultar o banco',
    'Status: em análise',
    'Status 3',
    'Erro 12',
  ],
  ...['Parcelas pagas: 404', 'HTTP não é aceito na rede da loja', 'Código 422 da tabela de convênios'],
  ...['Timeout ao consultar a Serasa', 'TIMEOUT NO BANCO TENTE MAIS TARDE', 'Timeout', 'Token expirado'],
  ...['TOKEN EXPIRADO GERE OUTRO', 'O cliente recebeu token expired ao assinar', 'Token Bradesco expirado'],
  ...['Proposta cancelada por fetch manual da mesa', 'Conta Connect encerrada', 'Cartao Large indisponivel'],
  ...[
    'Mary Long Close',
    'Bad Gastein Turismo Ltda',
    'Santa Rita do Passa Quatro',
    'Santander Select',
    'Unique',
  ],
  ...[
    'CLIENTE MENOR DE 18 ANOS',
    'MARIA READ DA SILVA',
    'PIPE RIO GRANDE',
    'Margem nula',
    'Valor nulo: R$ 0,00',
  ],
  ...[
    'Motivo: nulo',
    'Null é o nome da loja',
    'Envie para joao_silva@banco.com.br',
    'Falta comprovante_renda.pdf',
    'Envie para tb_joao@banco.com.br',
  ],
  ...[
    'Assine em https://banco.com.br/tb_1 ou ligue',
    'O parâmetro (renda) não confere',
    'Query de renda recusada',
  ],
  ...[
    'Gone Comércio Ltda',
    'Locked Segurança: contrato encerrado',
    'Acesso pela database do convênio recusado',
  ],
])('[8.20] what an employee writes in Portuguese with such words and names stays: "%s"', message => {
  expect(toCustomerMessage(message)).toBe(message);
});

test.each([
  ['Bank of America'],
  ['A proposta de update do cadastro foi recusada.'],
  ['O cliente escolheu o plano "The Best of the Year".'],
  ['Erro 500 no banco, ligue amanhã'],
  ['Senha: quatro números'],
  ['PicPay'],
  ['CDC'],
])('[8.20] English names and words in the message of an employee stay: "%s"', message => {
  expect(toCustomerMessage(message)).toBe(message);
});

test.each([
  ['CPF já cadastrado. TypeError: x is undefined', 'CPF já cadastrado.'],
  ['CPF já cadastrado | must be a string | Conta encerrada', 'CPF já cadastrado | Conta encerrada'],
  ['Conta encerrada.\nTypeError: a\n    at b (/app/c.js:1:2)', 'Conta encerrada.'],
  ['Conta encerrada. {"code":3,"info":"Um. Dois"} Procure a agência.', 'Conta encerrada. Procure a agência.'],
  ['Bad Request: x. Confira a placa.', 'Bad Request: x. Confira a placa.'],
  ['Sua <b>proposta</b> foi <i>recusada</i>.', 'Sua proposta foi recusada.'],
  ['<p>Conta encerrada.</p><p>Procure a agência.</p>', 'Conta encerrada.<br/>Procure a agência.'],
  ['TypeError: x is undefined | Conta encerrada', 'Conta encerrada'],
  ['  Conta encerrada. ', 'Conta encerrada.'],
  ['<div></div><p>Conta encerrada.</p><p></p>', 'Conta encerrada.'],
  ['Veja {"a":"um } dois","b":"tr\\"}ês"} e ligue.', 'e ligue.'],
  ['Conta encerrada. {"a":"}. Segredo um.","b":{"c":[1]}} Ligue.', 'Conta encerrada. Ligue.'],
  ['Conta encerrada. {"a":"\\"}. Segredo dois."} Ligue.', 'Conta encerrada. Ligue.'],
  ['Conta encerrada. [{"a":1},{"b":2}] Ligue.', 'Conta encerrada. Ligue.'],
  ['Um\ue000. Dois\ue001.', 'Um. Dois.'],
  ['Taxa de \u202e9,1\u202c% recusada\u0000', 'Taxa de 9,1% recusada'],
  ['Proposta recusada.<br> <br>CREDIT_POLICY_DENIED', 'Proposta recusada.'],
  ['Proposta recusada.<br> <br>unauthorized', 'Proposta recusada.'],
  ['<p>Proposta recusada.</p> <p>null</p>', 'Proposta recusada.'],
  ['<ul>\n<li>CPF inválido</li>\n<li>cpfInvalido</li>\n</ul>', 'CPF inválido'],
  ['<ul>\n<li>CPF inválido</li>\n<li>Nome inválido</li>\n</ul>', 'CPF inválido<br/>Nome inválido'],
  ['Conta encerrada.<br> <br> Procure a agência.', 'Conta encerrada.<br/>Procure a agência.'],
  ['Conta encerrada | | Procure a agência', 'Conta encerrada | Procure a agência'],
  ['Conta encerrada | | null', 'Conta encerrada'],
])('[8.11] machine text is removed sentence by sentence and part by part: "%s"', (message, expected) => {
  expect(toCustomerMessage(message)).toBe(expected);
});

test('[8.11] [12.5] hostile texts of a hundred thousand characters are cleaned within two seconds', () => {
  const started = performance.now();
  for (const piece of [
    '<a ',
    '{"',
    'select ',
    'at (',
    'a.B ',
    '<script>',
    'at x:1',
    '<!--',
    'File "',
    'Aa1/',
    '\\"',
    '[[',
    ' ',
    '\u00a0',
    '\n',
    'a-',
    'a.',
    '1.',
    'R$',
    '<p>',
    '<br> ',
    '| ',
    '|',
    ' \n',
  ])
    toCustomerMessage(`450${piece.repeat(Math.ceil(100_000 / piece.length))}x`);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('[8.11] of a thousand hostile messages exactly the sentences of a person remain', () => {
  for (const { text, forbiddenFragments, requiredFragments } of hostileMessages(1_000)) {
    const message = toCustomerMessage(text);
    for (const fragment of forbiddenFragments) expect(message, text).not.toContain(fragment);
    for (const sentence of requiredFragments) expect(message, text).toContain(sentence);
    if (requiredFragments.length === 0) expect(message, text).toBe('');
  }
});

test.each([
  ['Já existe a proposta 6660a1f4c3d2e50011b7b001 em andamento para este CPF.'],
  ['Proposta 6660a1f4c3d2e50011b7b001 recusada pela mesa de crédito'],
  ['PROPOSTA 6660A1F4C3D2E50011B7B001 RECUSADA'],
  ['Ligue e informe o protocolo 6f1c2d3e4b5a6f7089abcdef12345678.'],
  ['Protocolo: 6f1c2d3e4b5a6f7089abcdef12345678'],
  ['Contrato 6660a1f4c3d2e50011b7b001 encerrado'],
  ['A proposta 6660a1f4c3d2e50011b7b001 substitui a 6660a1f4c3d2e50011b7b002.'],
])('[8.20] a Portuguese sentence keeps the id of a proposal and the number of a protocol: "%s"', message => {
  expect(toCustomerMessage(message)).toBe(message);
});

test.each([
  ['an id alone', '6660a1f4c3d2e50011b7b001'],
  ['an id in English', 'Proposal 6660a1f4c3d2e50011b7b001 was not found'],
  ['an id beside a name of a program', 'ObjectId 6660a1f4c3d2e50011b7b001'],
  ['a token', 'O token 6f1c2d3e4b5a6f7089abcdef12345678 não é válido'],
  ['a key', 'Sua chave é 6f1c2d3e4b5a6f7089abcdef12345678'],
  ['a key named in English', 'A api key 6f1c2d3e4b5a6f7089abcdef12345678 foi recusada'],
  ['a password', 'A senha é 9f86d081884c7d659a2feaa0'],
  ['a session', 'A sessão 6f1c2d3e4b5a6f7089abcdef12345678 terminou'],
  ['a hash', 'O hash do documento é 6f1c2d3e4b5a6f7089abcdef12345678'],
  ['28 digits', 'Proposta 9f86d081884c7d659a2feaa012ab recusada'],
  ['capitals and small letters', 'Proposta 6f1C2d3E4b5a6f7089abcdef12345678 recusada'],
  ['an id beside a key', 'A proposta 6660a1f4c3d2e50011b7b001 usa Aq3dKd92LmPq0ZbXcVnM8sDfGhJkL1qW7e'],
])('[8.11] a sentence with %s is still machine text: "%s"', (_, message) => {
  expect(toCustomerMessage(`${message} | Ligue.`)).toBe('Ligue.');
});

test.each([
  ['a hash', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b'],
  ['a key of 32 characters', 'abcdefghijklmnopqrstuvwxyzABC123'],
])('[8.11] a sentence with %s is machine text', (_, run) => {
  expect(toCustomerMessage(`O código é ${run} hoje. Ligue.`)).toBe('Ligue.');
});

test.each([
  ['digits only', '237933812860007827136950'],
  ['letters of a hash without digits', 'abcdefabcdefabcdefabcdef'],
  ['digits and a letter that no hash has', '23793381286000782713695g'],
  ['a letter that no hash has, then digits', 'g2379338128600078271369f'],
  ['31 characters', 'abcdefghijklmnopqrstuvwxyzAB123'],
  ['two digits', 'abcdefghijklmnopqrstuvwxyzABCD12'],
  ['small letters only', 'abcdefghijklmnopqrstuvwxyzghi123'],
  ['capitals only', 'ABCDEFGHIJKLMNOPQRSTUVWXYZGHI123'],
  ['no digit', 'abcdefghijklmnopqrstuvwxyzABCDEF'],
])('[8.20] a sentence with a long run of characters stays: %s', (_, run) => {
  const message = `O protocolo é ${run} hoje.`;
  expect(toCustomerMessage(message)).toBe(message);
});

test('[8.11] more than 20,000 characters are cut off', () => {
  const { length } = toCustomerMessage('a '.repeat(60_000));
  expect(length).toBeLessThanOrEqual(20_000);
  expect(length).toBeGreaterThan(19_990);
});
