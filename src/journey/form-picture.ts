import { facingOf } from './fields/camera-facing.ts';
import { fieldKinds } from './fields/index.ts';
import { maskNameOf } from './fields/mask-name-of.ts';
import { wordsIn } from './fields/words-in.ts';
import { masks } from './masks/index.ts';
import type { Field } from './model/field.ts';
import type { PictureName } from './model/picture-name.ts';
import type { Step } from './model/step.ts';

/**
 * Beginnings of words, without accents, and the picture for a form with such a word; the first match in a text decides.
 * The service does not name the subject of a form. Here a wrong match only shows another picture (assumption 2.5).
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

/** The weight of the title, which describes the subject better than a field (weight 1). */
const WEIGHT_OF_TITLE = 3;

function subjectOf(text: string): PictureName | undefined {
  const words = ` ${wordsIn(text).join(' ')}`;
  const subject = SUBJECTS.find(subject => subject.words.some(word => words.includes(` ${word}`)));
  // The subject of a proof ('comprovante') is what it proves; without another subject it is a receipt.
  return subject?.picture ?? (words.includes(' comprovante') ? 'receipt' : undefined);
}

/** Beginnings of words that mean the photo of an identity document. */
const IDENTITY_WORDS = ['rg', 'identidade', 'documento'];
/** Beginnings of words that mean a proof of residence. */
const RESIDENCE_WORDS = ['residencia', 'endereco', 'moradia'];

/** The picture for a field with photos or files; `undefined` if its label and key have no known word. */
function pictureOfAttached(field: Field): PictureName | undefined {
  if (facingOf(field) === 'user') return 'face';
  const words = [...wordsIn(field.label), ...wordsIn(field.key)];
  const hasWord = (beginnings: readonly string[]): boolean =>
    words.some(word => beginnings.some(beginning => word.startsWith(beginning)));
  if (hasWord(RESIDENCE_WORDS)) return 'house';
  if (!hasWord(IDENTITY_WORDS)) return undefined;
  if (!hasWord(['verso'])) return 'idFront';
  return hasWord(['frente']) ? 'idSides' : 'idBack';
}

function pictureOfField(field: Field): PictureName | undefined {
  const kind = fieldKinds.find(field.component);
  const attached = kind?.carries === 'files' ? pictureOfAttached(field) : undefined;
  if (attached) return attached;
  return (
    masks.find(maskNameOf(field))?.picture ?? kind?.picture ?? subjectOf(field.label) ?? subjectOf(field.key)
  );
}

/** The picture for the main subject of a form; `undefined` if neither its title nor a field has a known subject. */
export function formPictureOf({ name, fields }: Pick<Step, 'name' | 'fields'>): PictureName | undefined {
  if (fields.length > 0 && fields.every(({ component }) => fieldKinds.find(component)?.opensTerms))
    return 'terms';
  const points = new Map<PictureName, number>();
  const add = (picture: PictureName | undefined, weight: number): void => {
    if (picture) points.set(picture, (points.get(picture) ?? 0) + weight);
  };
  add(subjectOf(name), WEIGHT_OF_TITLE);
  for (const field of fields) add(pictureOfField(field), 1);
  const [front, back] = [points.get('idFront'), points.get('idBack')];
  if (front !== undefined && back !== undefined) add('idSides', front + back);
  // With equal points the title wins, then the first field.
  const maximum = Math.max(...points.values());
  return [...points].find(([, score]) => score === maximum)?.[0];
}
