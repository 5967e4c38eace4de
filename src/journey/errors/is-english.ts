/** Words of English messages that are no words of Portuguese and no common names. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `the of is was are were be been being has have had not to an and or this that these those it its we you your
  with without from at before after when while than then cannot could would does did can't couldn't doesn't isn't
  please try trying again later something went wrong got like looks using
  error errors failed failure failing fault invalid illegal unknown unexpected unhandled missing found denied aborted refused
  reset timed timeout expired exceeded elapsed occurred exist exists unable unavailable temporarily implemented supported
  allowed required specified included requested request requests response server service client access connection
  connecting disconnect dialing upstream downstream healthy broker endpoint resource operation transport headers
  authentication authorization security certificate channel secure verify resolve host network gateway
  constraint unique duplicate entry key keys value values column columns table field fields row rows relation violation
  index range length overflow converting conversion numeric type string binary null truncated property
  member method function object class variable statement execute rate limit quota
  document proposal customer must should shorter longer minimum maximum number
  fetch socket closed terminated unexpectedly signed database query credentials authorized too large`
    .split(/\s+/)
    .filter(word => word !== ''),
);

/** Words of Portuguese sentences that are no words of English. */
const PORTUGUESE_WORDS: ReadonlySet<string> = new Set(
  `o os e um uma uns umas de da dos das em na nas nos ao aos pelo pela que se com sem por para sua seu suas seus foi ser
  esta este essa esse isso mais ou nao tem ja quando como conta proposta erro favor tente`
    .split(/\s+/)
    .filter(word => word !== ''),
);

/** Not the letters of a code: "4be8" contains no word of English, and "7e3f" none of Portuguese. */
const WORD = /(?<![\p{L}\d])\p{L}+(?:'t)?(?![\p{L}\d])/gu;
/** The same word in both languages; its "e" alone is one of Portuguese. */
const E_MAIL = /\be-?mails?\b/gi;
const ACCENT = /[áàâãéêíóôõúç]/i;
/** A quotation may be the value of a person, in any language. */
const QUOTATION = /"[^"]*"|'[^']*'(?!\p{L})|`[^`]*`/gu;

/** Fewer English words may be a name in a short text. */
const MIN_ENGLISH_WORDS = 2;

/** Whether a text has a letter or a word of Portuguese. */
export const hasPortuguese = (text: string): boolean =>
  ACCENT.test(text) || [...text.matchAll(WORD)].some(([word]) => PORTUGUESE_WORDS.has(word.toLowerCase()));

/** Whether a sentence is English: it has English words and no word or accent of Portuguese. */
export function isEnglish(sentence: string): boolean {
  const text = sentence.replace(QUOTATION, ' ').replace(E_MAIL, ' ');
  if (ACCENT.test(text)) return false;
  let englishWordCount = 0;
  for (const [word] of text.matchAll(WORD)) {
    const plainWord = word.toLowerCase();
    if (PORTUGUESE_WORDS.has(plainWord)) return false;
    if (ENGLISH_WORDS.has(plainWord)) englishWordCount += 1;
  }
  return englishWordCount >= MIN_ENGLISH_WORDS;
}
