/**
 * Translates the English messages of judge, player and drivers for the workbench. An unknown sentence stays
 * as it is; a test covers the claims of every scenario.
 */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^"(.*)" is on the screen$/, '“$1” está na tela'],
  [/^"(.*)" is not on the screen$/, '“$1” não está na tela'],
  [/^the visitor ends at "(.*)"$/, 'a pessoa termina em “$1”'],
  [/^the visitor ends at (.*)$/, 'a pessoa termina em $1'],
  [/^(\S+(?: \([^)]*\))?) is sent at least 1 times$/, '$1 é chamada ao menos uma vez'],
  [/^(\S+(?: \([^)]*\))?) is sent (\d+) times$/, '$1 é chamada $2×'],
  [/^(\S+(?: \([^)]*\))?) reaches the service in (\d+) requests$/, '$1 chega ao serviço em $2 requisições'],
  [/^(\S+(?: \([^)]*\))?) is sent with the header (\S+)$/, '$1 leva o cabeçalho $2'],
  [/^(\S+(?: \([^)]*\))?) is sent without the header (\S+)$/, '$1 não leva o cabeçalho $2'],
  [/^not so in call (.*)$/, 'não na chamada $1'],
  [/^(\S+(?: \([^)]*\))?) is sent with (.*)$/, '$1 é chamada com $2'],
  [/^(\S+(?: \([^)]*\))?) is sent$/, '$1 é chamada como previsto'],
  [/^(\S+(?: \([^)]*\))?) is answered with (\d+)$/, '$1 é respondida com $2'],
  [/^the answers are (.*)$/, 'as respostas são $1'],
  [/^(\S+) answers nothing, not (.*)$/, '$1 não responde, em vez de $2'],
  [/^(\S+) answers (\d+), not (.*)$/, '$1 responde $2, não $3'],
  [/^the service holds proposals: (\d+)$/, 'propostas no serviço: $1'],
  [/^the service holds savedSteps: (\d+)$/, 'etapas gravadas: $1'],
  [/^the service holds finished: (\d+)$/, 'propostas finalizadas: $1'],
  [/^the service holds hashes: (\d+)$/, 'links no serviço: $1'],
  [/^the service holds codesSent: (\d+)$/, 'códigos enviados: $1'],
  [/^the service holds (\S+): (\d+)$/, '$1 no serviço: $2'],
  [/^the service holds these documents: none$/, 'nenhum documento no serviço'],
  [/^the service holds these documents: (.*)$/, 'documentos no serviço: $1'],
  [/^the plan of (\S+) is used \(1\)$/, 'a resposta planejada de $1 é usada'],
  [/^the plan of (\S+) is used \((\d+)\)$/, 'as $2 respostas planejadas de $1 são usadas'],
  [/^every request and answer keeps the contract$/, 'todos os pedidos e respostas seguem o contrato'],
  [/^the console says (.*)$/, 'o console diz $1'],
  [/^the console is otherwise quiet$/, 'o console não diz mais nada'],
  [/^it is not$/, 'não está'],
  [/^it is$/, 'está'],
  [/^the headings are none$/, 'não há títulos'],
  [/^the headings are (.*)$/, 'os títulos são $1'],
  [/^the lines are none$/, 'não há linhas'],
  [/^the lines are (.*)$/, 'as linhas são $1'],
  [/^(\d+) times$/, '$1×'],
  [/^in (\d+)$/, 'em $1'],
  [/^it holds none$/, 'não há nenhum'],
  [/^it holds (.*)$/, 'há $1'],
  [/^the app asked (\d+) times$/, 'o app chamou $1×'],
  [
    /^the app asked (\d+) times, (\d+) of them answered by a break$/,
    'o app chamou $1×; $2× a resposta foi a quebra, não a planejada',
  ],
  [/^the bodies are (.*)$/, 'foi enviado $1'],
  [/^there is no button "(.*)"$/, 'não há botão “$1”'],
  [/^there is no heading "(.*)"$/, 'não há título “$1”'],
  [/^there is no field labelled "(.*)"$/, 'não há campo “$1”'],
  [/^there is no field for files "(.*)"$/, 'não há campo de arquivos “$1”'],
  [/^there is no way to choose a file in "(.*)"$/, 'não há como escolher um arquivo em “$1”'],
  [/^"(.*)" has not accepted every file$/, '“$1” não recebeu todos os arquivos'],
  [/^there is no choice labelled "(.*)"$/, 'não há escolha “$1”'],
  [/^there is no box labelled "(.*)"$/, 'não há caixa “$1”'],
  [/^Unable to find (?:an accessible element with )?the role "option" and name "(.*)"$/, 'não há opção “$1”'],
  [/^"(.*)" holds "(.*)", not "(.*)"$/, '“$1” tem “$2”, não “$3”'],
  [/^this field takes no text$/, 'este campo não recebe texto'],
  [/^the app did not ask again within (\d+) s$/, 'o app não consultou de novo em $1 s'],
  [/^the app did not start$/, 'o app não abriu'],
];

export function toPortuguese(english: string): string {
  const sentence = english.replace(
    /^(\S+ \()(no )?polls/,
    (_, prefix, no) => `${prefix}${no ? 'sem ' : ''}consultas`,
  );
  for (const [pattern, portuguese] of sentences)
    if (pattern.test(sentence)) return sentence.replace(pattern, portuguese);
  return sentence;
}
