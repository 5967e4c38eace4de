import type { Requirement } from './requirement.ts';

/** Look and feel. */
// biome-ignore format: one requirement, one line
export const chapter15: readonly Requirement[] = [
  { number: '15.1', text: 'On a 360 px phone one sees one question group, 56 px inputs, one sticky main button, and where one is.' },
  { number: '15.2', text: 'Light and dark are designed each; the brand runs through ornament, button and focus ring.' },
  { number: '15.3', text: 'Each status screen has its own picture, one sentence on what happens now, and one clear action.' },
  { number: '15.4', text: 'Loading has the shape of what comes, long work shows progress, motion is short and can be off.' },
  { number: '15.5', text: 'Without a hash a mock build shows developers the catalogue of products and scenarios.' },
  { number: '15.6', text: 'One dock holds the primary button at one place on every screen kind; steps move, the frame stands still.' },
  { number: '15.7', text: 'Every brand colour gives readable text, a visible button and active parts that are not grey at night.' },
  { number: '15.8', text: 'Every sentence reads as a Brazilian bank would print it; figures of one list stand under each other.' },
];
