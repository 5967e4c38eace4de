import type { Failure } from '../model/failure.ts';

/** 8.11: replaces messages of a runtime. */
export const INSTABILITY_TEXT =
  'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';

/** 8.20: the text if the service sends no message. */
export const UNKNOWN_TEXT = 'Erro desconhecido';

/** Messages of a runtime, framework, library or proxy, which are not for people (8.11). */
const NOBODYS_WORDS: readonly RegExp[] = [
  /writeconflict|^(Type|Reference|Range|Syntax|Internal)Error\b|cannot read propert|is not a function|is not defined/i,
  /undefined is not|minified react|hydrat|failed to fetch|network ?error|\[object /i,
  /request failed with status|\btimeout of \d|socket hang up|\bE(CONN[A-Z]+|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|11000)\b/i,
  /^(internal server error|bad (gateway|request)|gateway time-?out|service unavailable|not found|unauthorized|forbidden( resource)?|conflict|unprocessable entity|too many requests)\.?$/i,
  /^cannot (get|post|put|patch|delete) |\bjwt (expired|malformed)|duplicate key|cast to \w+ failed|validation failed/i,
  /\b(must|should)( not)? (be|have|contain|match)\b|\bis (required|not allowed)\b/i,
  // A page, or JSON that was cut or is nested too deeply.
  /^\s*<(!doctype|html|head|body|\?xml)\b|^\s*[{[]\s*["{[]/i,
];

/** Whether a message is for people (8.11). */
export const isReadable = (message: string): boolean => !NOBODYS_WORDS.some(words => words.test(message));

/** The message for the visitor: the service's, unless it is not for people (8.11). Empty if there was none. */
export function readableMessage(message: string): string {
  return isReadable(message) ? message : INSTABILITY_TEXT;
}

/** `<br/>` in a message starts a new line (2.55); empty lines are dropped. */
export const linesOf = (message: string): string[] =>
  message
    .split(/<br\s*\/?>/i)
    .map(line => line.trim())
    .filter(line => line !== '');

/** Longer original messages are cut: they are a hint for support, not a text. */
const LONGEST_ORIGINAL = 240;

/** The technical line: operation and code and, if the message was replaced, the original one (2.55). */
export function technicalLine(failure: Failure): string {
  switch (failure.kind) {
    case 'service': {
      const { message, operation, status } = failure;
      const original = readableMessage(message) === message ? '' : message.slice(0, LONGEST_ORIGINAL);
      return [`${operation} ${status}`, original].filter(part => part !== '').join(' · ');
    }
    case 'malformed':
      return `${failure.operation} ${failure.status}`;
    case 'journey':
      return failure.problem;
    default:
      return `${failure.operation} ${failure.kind}`;
  }
}
