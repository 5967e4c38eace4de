import { base, en, Faker, pt_BR } from '@faker-js/faker';

/** A message of a failure: what a person wrote, mixed with what a machine wrote. */
export interface HostileMessage {
  text: string;
  /** Fragments that must not reach a person. */
  forbiddenFragments: readonly string[];
  /** Fragments that must reach the person. */
  requiredFragments: readonly string[];
}

const HUMAN: readonly ((faker: Faker) => string)[] = [
  faker => `O documento de ${faker.person.fullName().replace(/\./g, '')} não confere.`,
  faker => `O limite de ${faker.finance.amount({ symbol: 'R$ ' })} foi excedido.`,
  faker =>
    `Procure a agência ${faker.string.numeric(4)}-${faker.string.numeric(1)} em ${faker.location.city()}.`,
  faker => `Ligue para ${faker.phone.number()} até ${faker.number.int({ min: 9, max: 18 })}h.`,
  () => 'A conta informada está encerrada (motivo: solicitação do titular).',
  () => 'Valor < 100 não é aceito; renda > 2 salários é necessária!',
  () => 'Tempo esgotado no banco, tente mais tarde.',
  faker => `Protocolo ${faker.string.uuid()}.`,
];

/** Each returns the text and a fragment of it that must not be seen; an empty fragment stands for the whole text. */
const MACHINE: readonly ((faker: Faker) => readonly [text: string, fragment: string])[] = [
  faker => {
    const name = faker.hacker.noun().replace(/\W/g, '');
    return [`TypeError: ${name} is not a function\n    at ${name} (/app/dist/${name}.js:10:3)`, '/app/dist'];
  },
  faker => [
    `SELECT nome, cpf FROM propostas WHERE rua = '${faker.location.street()}' AND id = 3`,
    'FROM propostas',
  ],
  faker => [`insert into propostas (nome) values ('${faker.person.lastName()}')`, 'insert into'],
  faker => [
    JSON.stringify({ code: 11000, keyValue: { nome: `${faker.person.lastName()}. Outra frase` } }),
    'keyValue',
  ],
  faker => [`{"erro":"${faker.lorem.sentence()} Cortado`, '{"erro"'],
  faker => [
    `<html><head><title>502</title></head><body><p>${faker.lorem.sentence()}</p></body></html>`,
    '<html',
  ],
  faker => [`<img src=x onerror="alert('${faker.lorem.word()}. B')">`, 'onerror'],
  faker => [`<script>var a = "${faker.lorem.sentence()}";</script>`, 'var a'],
  faker => [`Authorization: Bearer ${faker.internet.jwt()}`, 'Bearer'],
  faker => [faker.string.hexadecimal({ length: 40, prefix: '', casing: 'lower' }), ''],
  faker => [`api_key=${faker.string.alphanumeric(40)}`, 'api_key'],
  faker => [
    `java.lang.${faker.helpers.arrayElement(['NullPointer', 'IllegalState'])}Exception: null`,
    'java.lang',
  ],
  () => ['MongoServerError: E11000 duplicate key error collection', 'E11000'],
  faker => [`connect ECONNREFUSED ${faker.internet.ipv4()}:5432`, 'ECONNREFUSED'],
  () => ['numero must be a string', 'must be'],
  () => ['must match /^[A-Z]/', 'must match'],
  () => ["Cannot read properties of undefined (reading 'id')", 'undefined'],
  () => ['Internal Server Error', 'Internal Server'],
  () => ['Request failed with status code 500', 'status code'],
  () => ['Traceback (most recent call last):\n  File "/srv/app.py", line 3', '/srv/app.py'],
  () => ['[object Object]', '[object'],
  faker => [`Duplicate entry '${faker.string.numeric(11)}' for key 'cpf_UNIQUE'`, 'Duplicate entry'],
  () => ['no healthy upstream', 'upstream'],
  () => ['Something went wrong', 'went wrong'],
  faker => [`postgres://app:${faker.internet.password()}@db:5432/cred`, 'postgres:'],
  faker => [`trace_id=${faker.string.hexadecimal({ length: 16, prefix: '' })}`, 'trace_id'],
  () => ['ERR_BAD_REQUEST', 'ERR_BAD'],
];

const SEPARATORS = [' ', '\n', ' | ', '<br/>', '\r\n\r\n'];
const CONTROL_CHARACTERS = ['\u202e', '\u2066', '\u0000', '\u0007', '\u200f'];

/** Returns the same messages for the same seed. */
export function hostileMessages(count: number, seed = 2026): HostileMessage[] {
  const faker = new Faker({ locale: [pt_BR, en, base], seed });
  return Array.from({ length: count }, () => {
    const human = faker.helpers.arrayElements(HUMAN, { min: 0, max: 2 }).map(make => make(faker));
    const machine = faker.helpers.arrayElements(MACHINE, { min: 1, max: 2 }).map(make => make(faker));
    // Human text comes first: the filter can separate the two only at the end of a sentence.
    const separator = faker.helpers.arrayElement(SEPARATORS);
    const pieces = [...human, ...machine.map(([text]) => text)];
    const text = faker.datatype.boolean(0.2)
      ? pieces.join(separator) + faker.helpers.arrayElement(CONTROL_CHARACTERS)
      : pieces.join(separator);
    const fragments = machine.map(([wholeText, fragment]) => fragment || wholeText);
    return { text, forbiddenFragments: [...fragments, ...CONTROL_CHARACTERS], requiredFragments: human };
  });
}
