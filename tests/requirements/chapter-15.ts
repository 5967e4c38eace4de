import type { Requirement } from './requirement.ts';

/** Look and feel. */
// biome-ignore format: one requirement, one line
export const chapter15: readonly Requirement[] = [
  { number: '15.1', text: 'On a 360 px phone the visitor sees one group of questions, 56 px inputs, one sticky primary button, and the position in the journey.' },
  { number: '15.2', text: 'The light and the dark theme have a design each; the colours of the brand are in the ornament, the button and the focus ring.' },
  { number: '15.3', text: 'Each status screen has its own picture, one sentence on what happens now, and one clear action.' },
  { number: '15.4', text: 'A loading placeholder has the shape of the content, long work shows progress, and motion is short and can be switched off.' },
  { number: '15.5', text: 'Without a hash a mock build shows developers the catalogue of products and scenarios.' },
  { number: '15.6', text: 'One dock holds the primary button at one place on every kind of screen; steps move, the frame does not.' },
  { number: '15.7', text: 'Every brand colour gives readable text, a visible button and active parts that are not grey in the dark theme.' },
  { number: '15.8', text: 'Every sentence uses the words that a Brazilian bank would print; figures of one list are aligned.' },
];
