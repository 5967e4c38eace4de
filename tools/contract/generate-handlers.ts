import type { ObjectNode } from './bundle.ts';
import { operationsOf } from './operations.ts';

const header = `// Generated from openapi/ by \`npm run contract\`. Do not edit: change the contract and run it again.

import { type AnswerSource, createHandlerFactory } from './handler-factory.ts';

/**
 * One handler of Mock Service Worker per operation of the contract. Called without an argument, a factory makes the
 * handler that lets \`source\`, the scenario engine, answer; with an answer or a resolver it makes one for
 * \`use(...)\`.
 */
export const createHandlers = (source: AnswerSource) => ({`;

/** The TypeScript text of the contract's handlers. The same contract gives the same text. */
export function generateHandlers(document: ObjectNode): string {
  const lines = operationsOf(document).map(({ id, method, server, path, node }) => {
    const address = (server === '/' ? '' : server) + path;
    const summary = typeof node.summary === 'string' ? `  /** ${node.summary} */\n` : '';
    return `${summary}  ${id}: createHandlerFactory(source, '${id}', '${method.toUpperCase()}', '${address}'),`;
  });
  return `${header}\n${lines.join('\n')}\n});\n`;
}
