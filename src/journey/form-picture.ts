import { facingOf } from './fields/camera-facing.ts';
import { fieldKinds } from './fields/index.ts';
import { keyWords } from './fields/key-words.ts';
import { maskNameOf } from './fields/mask-name-of.ts';
import { masks } from './masks/index.ts';
import type { Field } from './model/field.ts';
import type { PictureName } from './model/next-action.ts';
import type { Step } from './model/step.ts';

/**
 * Beginnings of the words that tell the subject of a form, without accents; the first match of a text wins. The service
 * does not name the subject, and words can only choose a picture here (assumption 2.5).
 */
export const SUBJECTS = [
  { picture: 'terms', words: ['termo', 'autoriz', 'consentimento'] },
  { picture: 'receipt', words: ['comprovante de pagamento', 'recibo'] },
  { picture: 'device', words: ['aparelho', 'imei'] },
  { picture: 'insurance', words: ['cobertura', 'apolice', 'franquia', 'seguro', 'plano'] },
  { picture: 'licence', words: ['habilitacao', 'cnh'] },
  { picture: 'car', words: ['veiculo', 'renavam', 'chassi', 'placa', 'carro', 'moto'] },
  { picture: 'house', words: ['imovel', 'imoveis'] },
  { picture: 'energyBill', words: ['conta de luz', 'instalacao', 'distribuidora', 'valor da conta'] },
  { picture: 'calendar', words: ['beneficio', 'nis', 'cadunico'] },
  { picture: 'income', words: ['renda', 'salario', 'recebe', 'pagamento'] },
  { picture: 'job', words: ['emprego', 'empresa', 'trabalh', 'convenio', 'orgao', 'matricula', 'cargo'] },
  { picture: 'account', words: ['bancario', 'bancaria', 'agencia'] },
  { picture: 'mapPin', words: ['endereco', 'logradouro', 'bairro'] },
  { picture: 'card', words: ['cartao'] },
  { picture: 'amount', words: ['quanto', 'desejado', 'sacar', 'saque'] },
  { picture: 'choice', words: ['objetivo', 'finalidade', 'modalidade', 'quer'] },
  { picture: 'questions', words: ['perfil', 'sobre voce', 'escolaridade'] },
] as const satisfies readonly { picture: PictureName; words: readonly string[] }[];

/** The title says more about the subject than any single field. */
const WEIGHT_OF_TITLE = 3;

function subjectOf(text: string): PictureName | undefined {
  const words = ` ${keyWords(text).join(' ')}`;
  const subject = SUBJECTS.find(one => one.words.some(word => words.includes(` ${word}`)));
  // A proof has the picture of what it proves.
  return subject?.picture ?? (words.includes(' comprovante') ? 'receipt' : undefined);
}

/** Beginnings of the words that tell a photo of a document of identity. */
const IDENTITY_WORDS = ['rg', 'identidade', 'documento'];
/** Beginnings of the words that tell a proof of residence. */
const RESIDENCE_WORDS = ['residencia', 'endereco', 'moradia'];

/** The subject of a photo or a file; `undefined` if its name does not tell it. */
function pictureOfAttached(field: Field): PictureName | undefined {
  if (facingOf(field) === 'user') return 'face';
  const words = [...keyWords(field.label), ...keyWords(field.key)];
  const names = (beginnings: readonly string[]): boolean =>
    words.some(word => beginnings.some(beginning => word.startsWith(beginning)));
  if (names(RESIDENCE_WORDS)) return 'house';
  if (!names(IDENTITY_WORDS)) return undefined;
  return names(['verso']) && !names(['frente']) ? 'idBack' : 'idFront';
}

function pictureOfField(field: Field): PictureName | undefined {
  const kind = fieldKinds.find(field.component);
  const attached = kind?.carries === 'files' ? pictureOfAttached(field) : undefined;
  if (attached) return attached;
  return (
    masks.find(maskNameOf(field))?.picture ?? kind?.picture ?? subjectOf(field.label) ?? subjectOf(field.key)
  );
}

/** The picture of the subject that most of a form is about; `undefined` if neither its title nor a field tells it. */
export function formPictureOf({ name, fields }: Pick<Step, 'name' | 'fields'>): PictureName | undefined {
  if (fields.length > 0 && fields.every(({ component }) => fieldKinds.find(component)?.opensTerms))
    return 'terms';
  const points = new Map<PictureName, number>();
  const add = (picture: PictureName | undefined, weight: number): void => {
    if (picture) points.set(picture, (points.get(picture) ?? 0) + weight);
  };
  add(subjectOf(name), WEIGHT_OF_TITLE);
  for (const field of fields) add(pictureOfField(field), 1);
  // The first of several with the same points: the title, then the fields in their order.
  const maximum = Math.max(...points.values());
  return [...points].find(([, score]) => score === maximum)?.[0];
}
