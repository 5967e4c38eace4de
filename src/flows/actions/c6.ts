import { type Next, stay } from '#journey/model/next.ts';
import type { Step } from '#journey/model/step.ts';
import type { Context } from '../context.ts';
import { messageSent } from '../step-news.ts';
import { showRefusedCode } from './refused-code.ts';
import { writeFor } from './write.ts';

/** The code that C6 sent (7.33). A wrong one is told under its field. */
export async function sendC6Token(context: Context, step: Step, code: string): Promise<Next> {
  if (code === '') return stay;
  const { api, state } = context;
  state.token.error = '';
  return writeFor(context, step, {
    write: () =>
      api.sendC6ConsignadoPrivadoToken({ hashId: state.hashId, known: state.proposal, token: code }),
    expects: 'waiting',
    showsRefusal: failure => showRefusedCode(context, failure),
  });
}

/** C6 sends its message once more (4.28, 7.33). */
export function resendC6Sms(context: Context, step: Step): Promise<Next> {
  messageSent(context, step.slug);
  return writeFor(context, step, {
    write: () =>
      context.api.pollC6ConsignadoPrivado({
        hashId: context.state.hashId,
        known: context.state.proposal,
        resendSms: true,
      }),
    expects: 'waiting',
    thanks: 'Enviamos um novo SMS.',
  });
}
