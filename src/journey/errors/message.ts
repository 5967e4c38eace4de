import type { Failure } from '../model/failure.ts';

/** 8.11: what is said instead of a runtime's own words. */
export const INSTABILITY_TEXT =
  'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';

/** 8.20: what is said when the service says nothing. */
export const UNKNOWN_TEXT = 'Erro desconhecido';

/** Words that no service writes for people: a runtime, a framework, a library or a server in between wrote them (8.11). */
const NOBODYS_WORDS: readonly RegExp[] = [
  /writeconflict|^(Type|Reference|Range|Syntax|Internal)Error\b|cannot read propert|is not a function|is not defined/i,
  /undefined is not|minified react|hydrat|failed to fetch|network ?error|\[object /i,
  /request failed with status|\btimeout of \d|socket hang up|\bE(CONN[A-Z]+|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|11000)\b/i,
  /^(internal server error|bad (gateway|request)|gateway time-?out|service unavailable|not found|unauthorized|forbidden( resource)?|conflict|unprocessable entity|too many requests)\.?$/i,
  /^cannot (get|post|put|patch|delete) |\bjwt (expired|malformed)|duplicate key|cast to \w+ failed|validation failed/i,
  /\b(must|should)( not)? (be|have|contain|match)\b|\bis (required|not allowed)\b/i,
  // A page, or JSON that was cut or lies deeper than anybody reads it.
  /^\s*<(!doctype|html|head|body|\?xml)\b|^\s*[{[]\s*["{[]/i,
];

/** Whether people can make something of a message: nobody else wrote it (8.11). */
export const isReadable = (message: string): boolean => !NOBODYS_WORDS.some(words => words.test(message));

/** The message a visitor may read: what the service said, unless it was not written for people (8.11). Empty when nothing was said. */
export function readableMessage(message: string): string {
  return isReadable(message) ? message : INSTABILITY_TEXT;
}

/** `<br/>` in a message splits it into lines (2.55); empty lines vanish. */
export const linesOf = (message: string): string[] =>
  message
    .split(/<br\s*\/?>/i)
    .map(line => line.trim())
    .filter(line => line !== '');

/** Longer original messages than this are cut: they are a sign for the support, not a text. */
const LONGEST_ORIGINAL = 240;

/** The small technical line: the operation and its code and, when other words were said in its place, the original message (2.55). */
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
