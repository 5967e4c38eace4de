/**
 * Words that testers use for the same thing. A search for one word of a group finds the others, too, after
 * those that contain the word itself. Words are written in lower case, without accents, in the singular, and
 * each belongs to one group only.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['timeout', 'hang', 'demora', 'demorar', 'lento', 'limite', 'travou', 'trava', 'travado'],
  ['upload', 'arquivo', 'anexo', 'anexar', 'foto', 'imagem', 'documento', 'camera'],
  ['aba', 'janela', 'tab'],
  // Duas abas: the index takes the s off.
  ['outra', 'segunda', 'dua'],
  ['invalido', 'invalida', 'incorreto', 'incorreta'],
  ['branca', 'branco', 'vazia', 'vazio'],
  ['titular', 'titularidade', 'conta', 'agencia'],
  ['senha', 'codigo', 'token', 'otp', 'sms'],
  [
    'bate',
    'batem',
    'confere',
    'conferem',
    'pertence',
    'divergente',
    'diferente',
    'inconsistente',
    'inconsistencia',
    'errado',
    'errada',
  ],
  ['ilegivel', 'borrado', 'borrada', 'desfocado', 'desfocada', 'leitura', 'ocr'],
  ['rede', 'conexao', 'internet', 'offline', 'sinal', 'wifi'],
  ['login', 'acesso', 'sessao', 'expirado', 'expirou', 'deslogado'],
  ['recusado', 'recusada', 'recusa', 'reprovado', 'negado', 'rejeitado'],
  ['recarregar', 'recarrega', 'reload', 'f5', 'atualizar', 'refresh'],
  ['selfie', 'rosto', 'face', 'biometria', 'facematch'],
  ['assinatura', 'assinar', 'contrato'],
  ['carro', 'veiculo', 'automovel'],
  ['casa', 'imovel', 'apartamento'],
  ['luz', 'energia'],
  ['espera', 'esperar', 'esperando', 'polling', 'aguardando', 'analise'],
  ['duplicado', 'repetido', 'dobro', 'reenvio'],
  ['recomeco', 'recomecar', 'reiniciar', 'restart'],
  ['voltar', 'volta', 'retorno', 'back'],
  ['retomada', 'retomar', 'continuar', 'resume'],
  ['parcela', 'prestacao', 'prazo'],
  ['celular', 'telefone', 'fone'],
  ['endereco', 'cep', 'rua', 'logradouro'],
  ['erro', 'falha', 'falhar', 'problema', 'failed'],
  ['instabilidade', 'instavel', 'indisponivel', 'caiu'],
  ['conflito', 'conflict', 'concorrente'],
  ['lgpd', 'privacidade', 'consentimento', 'autorizacao'],
];

/** Words that do not tell scenarios apart. */
export const ignoredWords: ReadonlySet<string> = new Set(
  'a o as os um uma de do da dos das e em no na nos nas com por para que se ao aos nao tela'.split(' '),
);
