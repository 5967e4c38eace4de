import type { StepStatus } from '../../model/step.ts';
import type { StatusTexts, StepTypeDeclaration } from '../step-type.ts';

/** What every check says unless it has words of its own. */
const STATUSES: Record<Exclude<StepStatus, 'finished'>, StatusTexts> = {
  init: {
    picture: 'waiting',
    title: 'Estamos preparando esta etapa',
    text: 'Isso leva só um instante. Você não precisa fazer nada.',
  },
  waiting: {
    picture: 'waiting',
    title: 'Estamos cuidando disso para você',
    text: 'Esta verificação é automática. Assim que terminar, seguimos para a próxima etapa.',
    now: 'Mantenha esta tela aberta. Se precisar sair, volte pelo mesmo link: nada se perde.',
  },
  success: {
    picture: 'success',
    title: 'Tudo certo por aqui',
    text: 'Esta etapa foi concluída.',
    button: { label: 'Continuar', action: 'advance' },
  },
  failed: {
    picture: 'failed',
    title: 'Não conseguimos concluir esta etapa',
    text: 'Seus dados estão guardados. Você pode tentar de novo agora.',
    button: { label: 'Tentar novamente', action: 'pollAgain' },
  },
  remake: {
    picture: 'document',
    title: 'Precisamos que você refaça esta etapa',
    text: 'Alguma informação não pôde ser confirmada. O que você já preencheu continua guardado.',
    button: { label: 'Refazer', action: 'redoStep' },
  },
  review: {
    picture: 'search',
    title: 'Sua proposta está em revisão',
    text: 'Uma pessoa está conferindo as informações. Avisaremos assim que houver uma resposta.',
    button: { label: 'Verificar novamente', action: 'pollAgain' },
  },
};

/** A check that runs at the service and is only waited on (1.3). */
export function check(texts: Partial<Record<StepStatus, Partial<StatusTexts>>> = {}): StepTypeDeclaration {
  const statuses: Partial<Record<StepStatus, StatusTexts>> = { ...STATUSES };
  for (const status of Object.keys(STATUSES) as (keyof typeof STATUSES)[]) {
    statuses[status] = { ...STATUSES[status], ...texts[status] };
  }
  return { family: 'check', polling: 'check', statuses };
}
