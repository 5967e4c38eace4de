import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconListCheck, IconSearch, IconShieldCheck } from '#ui/icons.ts';

/** Properties of all journeys (assumption 2.14). */
const PROMISES = [
  {
    icon: IconListCheck,
    title: 'No seu tempo',
    text: 'Uma etapa de cada vez, e pode continuar depois.',
  },
  {
    icon: IconSearch,
    title: 'Sem surpresas',
    text: 'As condições aparecem na tela antes de você contratar.',
  },
  {
    icon: IconShieldCheck,
    title: 'Seus dados ficam protegidos',
    text: 'O que você digita é salvo com segurança.',
  },
] as const;

/** The part of the new landing page that says what follows. */
export function WhatFollows(): ReactNode {
  return (
    <ul className={list}>
      {PROMISES.map(({ icon, title, text }) => (
        <li key={title} className={entry}>
          <span className={sign}>
            <Icon of={icon} size="large" />
          </span>
          <div>
            <p className={heading}>{title}</p>
            <p className={words}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: 'grid', gap: '5', marginTop: '8' });
const entry = css({ display: 'flex', alignItems: 'center', gap: '4' });
const sign = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: 'row',
  borderRadius: 'full',
  bg: 'brand.primarySoft',
  color: 'brand.primaryStrong',
});
const heading = css({ textStyle: 'strong', color: 'ink' });
const words = css({ textStyle: 'body', color: 'muted' });
