/**
 * The states in which stories show components. The texts are Portuguese and include the longest ones.
 */
export const fieldStates = {
  vazio: { label: 'CPF', value: '' },
  preenchido: { label: 'CPF', value: '529.982.247-25' },
  comAjuda: { label: 'Celular', value: '', help: 'Enviaremos um código por SMS para este número.' },
  opcional: { label: 'Complemento', value: '', optional: true },
  comErro: {
    label: 'CPF',
    value: '111.111.111-11',
    error: 'CPF inválido. Verifique o formato e a validade.',
  },
  erroLongo: {
    label: 'Nome completo',
    value: 'Jo',
    error:
      'Nome inválido. Deve conter apenas letras, ao menos duas palavras e cada uma com no mínimo duas letras.',
  },
  somenteLeitura: { label: 'CPF', value: '529.982.247-25', readOnly: true },
  rotuloLongo: {
    label: 'Nome completo da mãe, exatamente como aparece no documento de identificação',
    value: 'Maria Aparecida dos Santos Albuquerque Cavalcanti de Oliveira',
    help: 'Sem abreviações.',
  },
} as const satisfies Record<string, FieldState>;

export interface FieldState {
  label: string;
  value: string;
  help?: string;
  error?: string;
  optional?: boolean;
  readOnly?: boolean;
}

export interface StatusState {
  picture: string;
  title: string;
  sentence: string;
  next?: string;
  action?: string;
  link?: string;
  technical?: string;
}

export const statusStates = {
  waiting: {
    picture: 'hourglass',
    title: 'Estamos analisando sua proposta',
    sentence: 'Isso costuma levar menos de um minuto. Pode deixar esta tela aberta.',
    next: 'Assim que a análise terminar, mostramos o resultado aqui mesmo.',
  },
  success: {
    picture: 'seal',
    title: 'Tudo certo, Joana!',
    sentence: 'Sua proposta foi aprovada.',
    next: 'Você recebe o contrato por e-mail e o valor em até 24h.',
    action: 'Continuar',
  },
  failed: {
    picture: 'failed',
    title: 'Não foi possível acessar a proposta',
    sentence: 'Suas respostas estão salvas. Tente novamente em alguns instantes.',
    action: 'Tentar novamente',
    link: 'Falar com o atendimento',
    technical: 'SERVICE_UNAVAILABLE · 503 · 7f3a9c',
  },
  remake: {
    picture: 'remake',
    title: 'Há uma nova simulação para você',
    sentence: 'O valor mudou depois da análise. Veja as novas condições.',
    action: 'Ver nova simulação',
  },
  review: {
    picture: 'review',
    title: 'Precisamos que você confira um dado',
    sentence: 'O CEP não é o mesmo do comprovante de residência.',
    action: 'Corrigir endereço',
    link: 'Minhas Propostas',
  },
  noOffer: {
    picture: 'noOffer',
    title: 'Não temos uma oferta hoje para você',
    sentence: 'Não se preocupe, se tivermos alguma oferta disponível para você, entraremos em contato.',
    link: 'Voltar ao início',
  },
  invalidLink: {
    picture: 'brokenChain',
    title: 'Link de acesso é inválido',
    sentence: 'Confira se o endereço está completo ou peça um novo link a quem enviou.',
  },
  connection: {
    picture: 'cloudOff',
    title: 'Sem conexão',
    sentence: 'Verifique sua conexão com a internet.',
    action: 'Tentar Novamente',
  },
} as const satisfies Record<string, StatusState>;

export const messageKinds = ['error', 'warning', 'info', 'done', 'success'] as const;
