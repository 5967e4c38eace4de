import type { WireField } from '../wire.ts';
import {
  forcedWhile,
  lockedByProposal,
  lockedWhile,
  shownForAny,
  shownWhile,
} from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import {
  autocompleted,
  button,
  cep,
  checkBoxGroup,
  checkbox,
  choices,
  cnpj,
  date,
  file,
  imageCapture,
  list,
  money,
  notice,
  percentage,
  radio,
  radioChip,
  realEstateValue,
  select,
  sliderMoney,
  term,
  text,
  yesOrNo,
} from './building-blocks/fields.ts';
import { fieldId } from './building-blocks/identifier.ts';
import { cellphone, cpf, email, fullName } from './building-blocks/person-fields.ts';
import { finalStep, formStep, orderSteps } from './building-blocks/steps.ts';
import { vehicleFields } from './building-blocks/vehicle-fields.ts';

/**
 * A field in the service's alternative spelling: `uniqueKey` before `key`, `_component`, `disabled` (3.23).
 */
const spelledOtherwise = ({ component, ...field }: WireField): WireField => ({
  ...field,
  key: 'observacaoInterna',
  uniqueKey: 'observacaoInterna_2',
  _component: component ?? 'text',
  disabled: true,
});

const consentText = consentTextOf({
  title: 'Termos de exemplo',
  opening: 'Um texto comprido o bastante para rolar, com <strong>negrito</strong>, <em>itálico</em> e lista.',
  clauses: Array.from({ length: 9 }, (_, index) => [
    `Cláusula de exemplo ${index + 1}`,
    'Esta cláusula não vale nada fora deste produto. Serve para ver como um texto longo é lido, rolado e aceito.',
  ]),
  uses: ['ver o botão Concordar', 'ver a lista', 'ver o fim do texto'],
});

export const everyFieldSteps = orderSteps('todos-os-campos', [
  formStep(
    'textos',
    'Textos',
    [
      fullName(),
      cpf(),
      cellphone(),
      email({ optional: true }),
      text('apelido', 'Apelido de {{nome}}', {
        mask: 'onlyText',
        optional: true,
        minLength: 3,
        maxLength: 20,
      }),
      text('ramal', 'Ramal', {
        mask: 'onlyNumber',
        optional: true,
        maxLength: 5,
        defaultValue: { value: '204' },
      }),
      autocompleted('cidadeNatal', 'Cidade onde nasceu', {
        optional: true,
        options: choices(['Recife', 'Recife'], ['Olinda', 'Olinda'], ['Natal', 'Natal'], ['Belém', 'Belém']),
        tooltip: 'O que você digita vale, mesmo que não esteja na lista.',
      }),
      spelledOtherwise(
        text('observacaoInterna_2', 'Observação', { optional: true, defaultValue: 'Só para leitura' }),
      ),
    ],
    { description: 'Texto livre, com e sem máscara, com sugestões, só para leitura.' },
  ),
  formStep(
    'numeros-e-codigos',
    'Números e códigos',
    [
      text('rg', 'RG', { mask: 'rg', optional: true }),
      text('cnh', 'CNH', { mask: 'cnh', optional: true }),
      text('rne', 'RNE', { mask: 'rne', optional: true }),
      text('cpfOuCnpj', 'CPF ou CNPJ', { mask: 'cpfcnpj', optional: true }),
      cnpj('cnpj', 'CNPJ', { optional: true }),
      cep('cep', 'CEP', { optional: true }),
      date('data', 'Data', {
        optional: true,
        dateValidation: [{ edge: 'start', type: 'absoluteDate', value: '2020-01-01' }],
      }),
      text('renavam', 'Renavam', {
        mask: 'onlyNumber',
        validation: 'renavam',
        optional: true,
        maxLength: 11,
      }),
    ],
    { description: 'Cada máscara e cada validador que um número pode ter.' },
  ),
  formStep(
    'escolhas',
    'Escolhas',
    [
      radio('radio', 'Uma opção, todas à vista', { options: yesOrNo }),
      radioChip('chips', 'Uma opção, em fichas', {
        options: choices(['a', 'Pequeno'], ['b', 'Médio'], ['c', 'Grande']),
      }),
      select('lista', 'Uma opção de uma lista', {
        options: [
          { value: 'padrao', label: 'Padrão', children: 'Chega em cinco dias' },
          { value: 'expresso', label: 'Expresso', children: 'Chega amanhã' },
          { value: 'retirada', label: 'Retirada', disabled: true },
        ],
      }),
      checkBoxGroup('varias', 'Várias opções', {
        optional: true,
        options: choices(['1', 'Manhã'], ['2', 'Tarde'], ['3', 'Noite']),
      }),
      checkbox('caixa', 'Uma caixa para marcar', { optional: true }),
      list('cartoes', 'Uma opção com campos dentro', {
        options: choices(['simples', 'Conta simples'], ['conjunta', 'Conta conjunta']),
        subFields: [
          text('segundoTitular', 'Segundo titular', {
            mask: 'name',
            validation: 'name',
            ...shownWhile('cartoes', 'conjunta'),
          }),
        ],
      }),
    ],
    { description: 'Um de cada jeito de escolher.' },
  ),
  formStep(
    'valores',
    'Valores',
    [
      money('dinheiro', 'Dinheiro', { minValue: 100, maxValue: 5000 }),
      sliderMoney('deslizante', 'Dinheiro na régua', {
        minValue: 500,
        maxValue: 3000,
        marks: [500, 1000, 1500, 2000, 2500, 3000],
        optional: true,
      }),
      percentage('porcentagem', 'Porcentagem', { optional: true, maxValue: 100 }),
      realEstateValue('imovel', 'Valor do imóvel', { minValue: 90_000, maxValue: 900_000, optional: true }),
      text('prazo', 'Prazo em meses', { mask: 'prazo', optional: true, format: { show: 'installments' } }),
      notice(
        'resumo',
        'Você escolheu {{dinheiro}} em {{prazo}}',
        'O texto acima muda com os campos.',
        // Without a value the sentence would end in 'em'.
        shownWhile('prazo'),
      ),
    ],
    { description: 'Limites, marcas e textos que repetem o valor de outro campo.' },
  ),
  formStep(
    'condicoes',
    'Condições',
    [
      radio('mostra', 'Mostrar mais campos?', { options: yesOrNo, ...lockedWhile('trava', true) }),
      text('soComSim', 'Só com "Sim"', { optional: true, ...shownWhile('mostra', 'sim') }),
      text('comQualquer', 'Com qualquer resposta', { optional: true, ...shownWhile('mostra') }),
      select('forcado', 'Com "Não", vira "Médio"', {
        optional: true,
        options: choices(['a', 'Pequeno'], ['b', 'Médio'], ['c', 'Grande']),
        ...forcedWhile('mostra', 'nao', 'b'),
      }),
      text('porUmOuOutro', 'Com "Sim" acima ou com a trava', {
        optional: true,
        ...shownForAny(['mostra', 'sim'], ['trava', true]),
      }),
      checkbox('trava', 'Travar a primeira resposta', { optional: true }),
      text('filho', 'Filho da trava', {
        optional: true,
        parentFieldId: fieldId('trava'),
        ...shownWhile('trava', true),
      }),
      text('depoisDaTrava', 'Só depois da caixa acima', { optional: true, dependencies: ['trava'] }),
    ],
    { description: 'Campos que aparecem, somem, travam e mudam uns por causa dos outros.' },
  ),
  formStep(
    'arquivos-e-avisos',
    'Arquivos e avisos',
    [
      imageCapture('foto', 'Foto', { optional: true, tutorial: 'Procure um lugar claro.' }),
      file('arquivo', 'Arquivo', { optional: true }),
      notice('aviso', 'Um aviso', 'Avisos não têm o que preencher.'),
      button('botao', 'Um botão que não envia'),
      text('semLista', 'Aparece porque a lista está vazia', {
        optional: true,
        resource: 'listaVazia',
        displayIfResourceIsEmpty: true,
      }),
      text('jaRespondido', 'Some depois de respondido', { optional: true, hiddenOnFilled: true }),
      text('fixoDepois', 'Fixo depois que a proposta existe', { optional: true, ...lockedByProposal }),
      term('termos', 'Li e aceito os termos de exemplo', consentText),
    ],
    { description: 'O que se anexa, o que se lê e o que se aceita.' },
  ),
  formStep('sobreOVeiculo', 'Veículo', vehicleFields, {
    description: 'Os campos que consultam a tabela FIPE.',
  }),
  finalStep('finished', 'Fim do mostruário'),
]);
