import { hasPortuguese, isEnglish } from './is-english.ts';

/** The character in place of removed machine text. It is private; those that the service sends are removed first. */
const MARK = '\ue000';
const MARKS = /\ue000/g;

/** Machine text that may contain ends of sentences and lines. */
const MACHINE_TEXT_PATTERNS: readonly RegExp[] = [
  // A page, or an element that is no formatting, up to its end tag or the end of the text.
  /<!--[\s\S]*?(?:-->|$)/g,
  /<(!doctype|html|head|body|\?xml|script|style|svg|iframe|template|title|table|form|soap[\w-]*:\w+)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
  /<([a-z][\w:-]*)(?:\s[^<>]*)?>(?:[^<]*<\/\1\s*>)?/gi,
  /<\/[a-z][\w:-]*\s*>|<[a-z][\w-]*\s[^<>]*=[^<>]*$/gi,
  // A query of a database runs to the end of its line.
  /\b(?:select\b[^\n]{1,400}?\bfrom|insert\s+into|update\s+[\w."`]+\s+set|delete\s+from|(?:drop|alter|create)\s+table|union\s+(?:all\s+)?select)\b[^\n|]*/gi,
  // A stack runs to the end of its last frame.
  /Traceback \(most recent call last\)[\s\S]*/g,
  /(?:\bat\s+)[^\n()]{0,120}\([^\n()]{0,200}:\d+(?::\d+)?\)/g,
  /\bat\s+\S{1,200}:\d+:\d+/g,
  /\bFile "[^"\n]{1,200}", line \d+[^\n]*/g,
  /-----BEGIN [\s\S]*?(?:-----END[^\n]*|$)/g,
];

/** JSON, or an object as a runtime prints it. */
const JSON_START = /\{\s*(?:["'{[}]|[\w$]+\s*:)|\[\s*["'{[]/g;

/**
 * The index after the JSON that starts at `start`; the length of the text if the JSON is cut off. Brackets inside
 * quotes do not count.
 */
function endOfJson(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let index = start; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (quote !== '') {
      if (character === '\\') index += 1;
      else if (character === quote) quote = '';
    } else if (character === '"') quote = character;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return text.length;
}

function withoutJson(text: string): string {
  let result = '';
  let start = 0;
  JSON_START.lastIndex = 0;
  for (let match = JSON_START.exec(text); match; match = JSON_START.exec(text)) {
    result += text.slice(start, match.index) + MARK;
    start = endOfJson(text, match.index);
    JSON_START.lastIndex = start;
  }
  return result + text.slice(start);
}

/**
 * The tag of a line break, and what replaces it during the search, because the patterns would take it for machine text.
 */
const BREAK_TAG = /<br\s*\/?>/gi;
const BREAK_MARK = /\n\ue001\n/g;

/** Replaces each piece of machine text by one mark, so that no part of it is taken for a sentence. */
export function markMachineText(text: string): string {
  let marked = text.replace(/[\ue000-\ue001]/g, '').replace(BREAK_TAG, '\n\ue001\n');
  if (/[{[]/.test(marked)) marked = withoutJson(marked);
  for (const pattern of MACHINE_TEXT_PATTERNS) marked = marked.replace(pattern, MARK);
  return marked.replace(BREAK_MARK, '<br/>').replace(/\ue001/g, '');
}

/** The names of the statuses of HTTP from 400 on, and their former names. */
const STATUS_NAMES = [
  'bad request|unauthorized|payment required|forbidden(?: resource)?|not (?:found|acceptable|implemented|extended)',
  'method not allowed|proxy authentication required|(?:request|gateway) time-?out|conflict|gone|length required',
  'precondition (?:failed|required)|(?:payload|content|request entity|uri|request-uri) too (?:large|long)',
  'unsupported media type|(?:requested )?range not satisfiable|expectation failed|i.?m a teapot|misdirected request',
  'unprocessable (?:entity|content)|locked|failed dependency|too (?:early|many requests)|upgrade required',
  'request header fields too large|unavailable for legal reasons|internal server error|bad gateway',
  'service unavailable|http version not supported|variant also negotiates|insufficient storage|loop detected',
  'bandwidth limit exceeded|network authentication required|validation failed|no message available',
].join('|');
const STATUS_INTRO = String.raw`(?:(?:http|status|code|error|erro)\W+)`;
/** A status of HTTP by its name, or by its number after a word for it, and nothing else. */
const STATUS = new RegExp(
  String.raw`^\W*(?:${STATUS_INTRO}*(?:\d{3}\W+)?(?:${STATUS_NAMES})|${STATUS_INTRO}+[45]\d\d)\W*$`,
  'i',
);

/** Words of a runtime, framework, library, proxy or database; no person writes them to a customer (8.11). */
const EVIDENCE: readonly RegExp[] = [
  MARKS,
  // Names of exceptions and codes of systems.
  /\b[A-Z]\w*(?:Error|Exception)\b|\b(?:Uncaught|Unhandled|Fatal|Runtime|Internal|Parse|Syntax)\s+\w*\s?(?:error|exception|rejection)\b|(?:^|\s)Error:/i,
  /\bE(?:CONN[A-Z]+|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|ACCES|NOENT|11000)\b|\bORA-\d{4,5}\b|\bSQLSTATE\b|\bsegmentation fault\b|\bpanic:/i,
  /cannot read propert|is not a function|is not defined|undefined is not|\bundefined\b|\bNaN\b|null ?(?:pointer|reference)|of null\b|minified react|hydrat(?:ion|ing)|\[object /i,
  /failed to (?:fetch|load|parse|connect|execute)|network ?error|request failed with status|\btimeout of \d|socket hang up|unexpected (?:token|end of|identifier|character)|stack trace|core dumped/i,
  // Texts of HTTP, also translated word for word, and of frameworks.
  STATUS,
  /^\W*(?:\d{3}\W+)?(?:erro interno(?: (?:do|no) servidor)?|requisição inválida|gateway inválido|tempo (?:limite )?(?:(?:de|da) (?:resposta|requisição|conexão) )?(?:esgotado|excedido)|serviço indisponível|recurso não encontrado|não autorizado)\W*$/i,
  /^(?:cannot|could not) (?:get|post|put|patch|delete) |\bjwt (?:expired|malformed)|\binvalid (?:token|signature|input|value|json|type)\b|duplicate key|cast to \w+ failed|validation failed|violates \w+(?: \w+)? constraint|syntax error|\bdeadlock\b/i,
  /^\W*(?:premature close|broken pipe|(?:\w+ )?timed out|(?:jwt|token|session) (?:expired|malformed)|bad credentials)\W*$/i,
  // Texts of validators.
  /\b(?:must|should)(?: not)? (?:be|have|contain|match|start|end)\b|\bis (?:required|not allowed|not valid|invalid)\b|\bexpected \w+,? (?:received|got|but)\b/i,
  // Types, tables and parameters, which a program names in its own words.
  /\bU?Int(?:16|32|64)\b|(?<![\w/.@-])(?:tbl?|fk|pk|idx)_[a-z]\w*(?![\w.]*[@.]\w)|\(Parameter '\w+'\)|[:=]\s*null\W*$/,
  // Places in code.
  /[\w.$-]\.(?:js|ts|jsx|tsx|mjs|cjs|java|py|php|rb|go|cs|kt|sql):\d+|\bin \/\S+ on line \d+|node_modules|(?:^|[\s('"])(?:\/(?:usr|var|app|home|opt|srv|etc|root|tmp)\/\S|[A-Z]:\\)/,
  /\b\d{1,3}(?:\.\d{1,3}){3}:\d{2,5}\b/,
  // Keys and tokens. In other letters the beginning of a token may be that of a protocol.
  /\beyJ[\w-]{8,}/,
  /\bBearer\s+\S{8,}|\bAKIA[0-9A-Z]{12,}|\b(?:sk|pk)_(?:live|test)_\w+|\b(?:api[_-]?key|client[_-]?secret|access[_-]?token|refresh[_-]?token|id[_-]?token|password|authorization)\b\s*[=:]/i,
  /[?&;](?:\w+_)?(?:token|key|secret|signature|sig)=|\b(?:senha|pwd|secret)=\S/i,
  // Addresses of databases and queues, and of a user with a password.
  /\bjdbc:|\b(?:mongodb(?:\+srv)?|postgres(?:ql)?|mysql|redis|amqps?|kafka):\/\/|:\/\/[^\s/@]{1,200}:[^\s/@]{1,200}@/i,
  // Records of a program: names of requests, assignments, escapes, calls, statements.
  /\b(?:trace|request|correlation|span)[_-]?id\b\s*[=:]/i,
  /[\w.]=[^\s;]{1,200};\s*\w+=|\\u[\da-f]{4}|\\x[\da-f]{2}|\bgoroutine \d|\b\w+(?:\.|::|->)\w+\(\)|\b(?:const|let|await)\s[\w$]+\s?[=(]|\bHTTP\/\d/i,
  // A value or code of a program in place of a sentence.
  /^\W*(?:null|true|false|none|error|failure|failed|aborted)\W*$/i,
  /^\W*(?:[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[A-Z]\w*(?:Exceeded|NotFound|Denied|Refused|Fault|Timeout))\W*$|\bXMLHttpRequest\b/,
  /^\W*[a-z]+(?:(?:_[a-z\d]+)+|(?:[A-Z][a-z\d]+)+|(?:-[a-z\d]+){2,})\W*$/,
];

const LONG_RUN = /[\w+/=]{24,}/g;

/**
 * Whether a long run of letters and digits is a key or hash, and not a word, a number or the code of a payment slip.
 */
const isSecret = (run: string): boolean =>
  (/^[0-9a-f]+$/i.test(run) && /[a-f]/i.test(run) && /\d/.test(run)) ||
  (run.length >= 32 && /[a-z]/.test(run) && /[A-Z]/.test(run) && (run.match(/\d/g)?.length ?? 0) >= 3);

/** An id (24 digits) or the number of a protocol (32): hexadecimal digits of one case. */
const IDENTIFIER = /^(?:(?:[0-9a-f]{8}){3,4}|(?:[0-9A-F]{8}){3,4})$/;

/** Words for what an identifier names. */
const IDENTIFIED =
  /(?<!\p{L})(?:propostas?|protocolos?|contratos?|pedidos?|processos?|atendimentos?|chamados?|cadastros?|clientes?|simulacao|operacao|solicitacao|documentos?)(?!\p{L})/iu;

/** Words for what is secret, although it may have the form of an identifier. */
const SECRET =
  /(?<!\p{L})(?:tokens?|chaves?|senhas?|segredos?|credencia(?:l|is)|sess(?:ão|ao|ões|oes)|hash(?:es)?|keys?|secrets?|passwords?|session|bearer|authorization|md5|sha\d*)(?!\p{L})/iu;

/** Whether a person writes about something by its identifier, such as a proposal (8.20). */
const namesByIdentifier = (sentence: string): boolean =>
  (hasPortuguese(sentence) || IDENTIFIED.test(sentence)) && !SECRET.test(sentence);

/** Addresses of pages contain long runs that are no secrets. */
const ADDRESS = /\bhttps?:\/\/[^\s?#]+/gi;

function hasSecret(sentence: string): boolean {
  const secrets = (sentence.replace(ADDRESS, '').match(LONG_RUN) ?? []).filter(isSecret);
  return secrets.length > 0 && !(secrets.every(run => IDENTIFIER.test(run)) && namesByIdentifier(sentence));
}

/** Whether a sentence contains positive evidence of machine text (8.11). */
export const hasMachineText = (sentence: string): boolean =>
  isEnglish(sentence) || EVIDENCE.some(pattern => sentence.search(pattern) !== -1) || hasSecret(sentence);
