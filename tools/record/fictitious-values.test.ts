import { Faker, pt_BR } from '@faker-js/faker';
import { expect, test } from 'vitest';
import { randomLettersLike } from './fictitious-values.ts';

test('[10.9b] no word of a replaced text stays as it is, however short it is', () => {
  const faker = new Faker({ locale: pt_BR });
  faker.seed(1);
  const words = ['Li', 'li', 'Sá', 'Jo', 'a', '7', 'Zé'];
  for (let time = 0; time < 500; time += 1) {
    const replaced = randomLettersLike(words.join(' '), faker).split(' ');
    expect(replaced.map(({ length }) => length)).toEqual(words.map(({ length }) => length));
    expect(replaced.filter((word, index) => word.toLowerCase() === words[index]?.toLowerCase())).toEqual([]);
  }
});
