import { expect, test } from 'vitest';
import { recordedFile } from './recorded-file.ts';
import { harEntry, harWith, hash } from './testing/har-entry.ts';
import { recordingOptions } from './testing/recording-options.ts';

const options = { ...recordingOptions, plansUnreachedAnswers: true };
const typedAnswers = {
  nome: 'Iracema Quitéria Jurubeba',
  cpf: '718.394.210-45',
  celular: '(81) 98462-7135',
  email: 'iracema@provedor.example',
  dataDeNascimento: '07/03/1981',
  logradouro: 'Rua dos Umbuzeiros',
  numero: '2931',
};

/** The scenario of a session in which the service quotes a typed value in its own words. */
function recordWithQuote(quote: string): string {
  const outcome = { _id: 'p1', currentStep: 'endereco', situation: 'em-preenchimento' };
  const har = harWith(
    harEntry(
      'POST',
      `/create-proposal/${hash}`,
      { data: typedAnswers, deviceIp: '' },
      { message: `Recebemos ${quote}. Aguarde.`, data: outcome },
    ),
    harEntry('GET', `/${hash}/list-contracts`, undefined, {
      data: [{ _id: 'c1', name: `CCB ${quote}`, signature: 'signed' }],
    }),
  );
  return recordedFile(har, options).source;
}

test.each([
  ['Iracema Quite\u0301ria Jurubeba', /iracema|quite|jurubeba/i],
  ['IRACEMA QUITERIA JURUBEBA', /iracema|quit|jurubeba/i],
  ['Jurubeba, Iracema Q.', /iracema|jurubeba/i],
  ['Iracema Quit&eacute;ria', /iracema|quit|ria/i],
  ['Iracema Quit&#233;ria', /iracema|quit|233/i],
  ['RG_Iracema_Quiteria.jpg', /iracema|quiteria/i],
  ['iracema-quiteria-jurubeba', /iracema|quiteria|jurubeba/i],
  ['Iracema%20Quit%C3%A9ria%20Jurubeba', /iracema|quit|jurubeba/i],
  ['Iracema+Quit%C3%A9ria', /iracema|quit/i],
  ['IracemaQuiteriaJurubeba', /iracema|quiteria|jurubeba/i],
  ['718 394 210 45', /718.?394/],
  ['718\u00A0394\u00A0210\u00A045', /718.?394/],
  ['718·394·210·45', /718.?394/],
  ['718\u200B394\u200B210\u200B45', /718.?394/],
  ['７１８.３９４.２１０-４５', /７１８|718/],
  ['***.394.210-**', /394.210/],
  ['718.***.***-45', /718\./],
  ['+55 (81) 9 8462-7135', /8462.?7135/],
  ['(0xx81) 98462-7135', /8462.?7135/],
  ['98462–7135', /8462.?7135/],
  ['8462-7135', /8462.?7135/],
  ['iracema%40provedor.example', /iracema/i],
  ['7 de março de 1981', /de mar\p{L}o de 1981/u],
  ['07.03.1981', /07.03.1981/],
  ['1981-03-07', /1981.03.07/],
  ['1981-03-07T00:00:00.000Z', /1981.03.07/],
  ['07/03/81', /07.03.81/],
  ['R. dos Umbuzeiros nº 2931', /umbuzeiros|2931/i],
  ['RUA DOS UMBUZEIROS, 2931', /umbuzeiros|2931/i],
  [btoa('cpf 718.394.210-45'), /Y3BmIDcxOC4zOTQ/],
])('[10.9b] %s is recognised as a typed value', (quote, personalPattern) => {
  expect(recordWithQuote(quote)).not.toMatch(personalPattern);
});
