import type { Failure } from '../model/failure.ts';

/** 8.11: what is said instead of a runtime's own words. */
export const INSTABILITY_TEXT =
  'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';

/** 8.20: what is said when the service says nothing. */
export const UNKNOWN_TEXT = 'Erro desconhecido';

/** Words that no service writes for people: a runtime or a framework wrote them (8.11). */
const RUNTIME_WORDS =
  /writeconflict|^(Type|Reference|Range|Syntax|Internal)Error\b|cannot read propert|is not a function|is not defined|undefined is not|minified react|hydrat|failed to fetch|networkerror/i;

/** The message a visitor may read: what the service said, unless a runtime wrote it (8.11). Empty when nothing was said. */
export function readableMessage(message: string): string {
  return RUNTIME_WORDS.test(message) ? INSTABILITY_TEXT : message;
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
