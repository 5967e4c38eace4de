import { expect, test } from 'vitest';
import { digitsInBoxes } from './digits-in-boxes.ts';

test.each([
  // Typed.
  ['1|||||', '', '1_____'],
  ['1|2||||', '1', '12____'],
  ['1|27|3|4|5|6', '123456', '173456'],
  ['1|72|3|4|5|6', '123456', '173456'],
  ['1|22|3|4|5|6', '123456', '123456'],
  ['1||3|4|5|6', '123456', '1_3456'],
  ['1|a||||', '1', '1_____'],
  ['1 |||||', '1', '1_____'],
  ['1|2|34|||', '123', '124___'],
  // Inserted.
  ['12345|||||', '', '12345_'],
  ['1|278|3|4|5|6', '123456', '178456'],
  ['1|2|3|4|5|678', '123456', '123457'],
  // A whole code, in a box that has a digit or none.
  ['|||123456||', '', '123456'],
  ['1336421|1|1|1|1|1', '111111', '336421'],
  ['1|1|1|1|1|1336421', '111111', '336421'],
  ['336421|3|6|4|2|1', '336421', '336421'],
  ['código: 336-421|||||', '', '336421'],
  ['３３６４２１|||||', '', '336421'],
  // A program fills several boxes and tells of them later, or never.
  ['1|2|3|4|5|6', '', '123456'],
  ['1|2|3|4|5|6', '1', '123456'],
  ['6|5|4|3|2|1', '123456', '654321'],
  ['123456|123456|123456|123456|123456|123456', '', '123456'],
])('[2.23] the boxes %s, which had the digits "%s", have the digits %s', (texts, known, expected) => {
  const { digits } = digitsInBoxes(texts.split('|'), [...known]);
  expect(digits.map(digit => digit || '_').join('')).toBe(expected);
});

test.each([
  ['1|||||', '', 1],
  ['11|2||||', '12', 1],
  ['1|||||', '12', 1],
  ['12345|||||', '', 5],
  ['|||123456||', '', 6],
  ['1|2|3|4|5|6', '123456', undefined],
])('[2.23] in the boxes %s, which had the digits "%s", the digits end before box %s', (texts, known, end) => {
  expect(digitsInBoxes(texts.split('|'), [...known]).end).toBe(end);
});
