import { ENDLESS } from '../../check.ts';
import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import { press, waitForHeading } from '../../products/building-blocks/fill.ts';

/** The link has expired; the documents have not been checked yet. */
const expiredLink: StartingWorld = {
  proposal: { currentStep: 'documentos', answers: {}, stepStatus: { documentos: 'failed' } },
  checks: { documentos: { polls: ENDLESS, ends: 'success' } },
};

export const novoLinkDeDocumentos = defineScenario({
  id: 'novo-link-de-documentos',
  title: 'Documentos: um novo link por SMS',
  story: 'O link dos documentos expirou. Caio pede outro, que chega por SMS, e a espera recomeça.',
  requirements: ['2.26', '4.28', '7.16'],
  product: 'car-equity',
  tags: ['documentos', 'sms'],
  world: expiredLink,
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Os documentos não chegaram'),
    press('Tentar novamente'),
    { do: 'waitFor', text: 'Enviamos um novo link por SMS.' },
    waitForHeading('Enviamos o link por SMS'),
  ],
  verdict: {
    sent: [{ operation: 'redoDocumentLinkStep', times: 1 }],
    effects: { smsSent: 1, redone: 1 },
    endsAt: { heading: 'Enviamos o link por SMS' },
  },
});

export const linkDeDocumentosRecusado = defineScenario({
  id: 'link-de-documentos-recusado',
  title: 'Documentos: cedo demais para outro link',
  story:
    'O serviço não envia outro link tão cedo e diz por quê. A etapa continua na tela, e a segunda tentativa passa.',
  requirements: ['4.28', '7.16'],
  product: 'car-equity',
  tags: ['documentos', 'sms', '422'],
  world: expiredLink,
  plan: {
    redoDocumentLinkStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 422,
          body: { code: 422, message: 'Aguarde um minuto para pedir outro link.' },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Os documentos não chegaram'),
    press('Tentar novamente'),
    { do: 'waitFor', text: 'Aguarde um minuto para pedir outro link.' },
    waitForHeading('Os documentos não chegaram'),
    press('Tentar novamente'),
    waitForHeading('Enviamos o link por SMS'),
  ],
  verdict: {
    sent: [{ operation: 'redoDocumentLinkStep', times: 2 }],
    effects: { smsSent: 1 },
    console: ['[proposta] redoDocumentLinkStep: 422'],
  },
});
