/** Words of keys that mean another person, a company or a workplace. */
const OTHER_WORDS = new Set(
  (
    'mae pai avo filho filha dependente conjuge esposa esposo companheiro companheira avalista fiador fiadora ' +
    'testemunha gerente referencia contato empresa empregador trabalho fantasia banco social'
  ).split(' '),
);

/** Whether the words of a key name somebody other than the customer: the customer's own data do not belong there. */
export const namesAnother = (wordsOfKey: readonly string[]): boolean =>
  wordsOfKey.some(word => OTHER_WORDS.has(word));
