import { page } from 'vitest/browser';
import { createSampleOption } from '#controls/sample-field.ts';

export const stateField = { label: 'Estado', key: 'estado', component: 'select' };

export const states = [
  createSampleOption({ value: 'BA', label: 'Bahia' }),
  createSampleOption({ value: 'CE', label: 'Ceará', disabled: true }),
  createSampleOption({ value: 'MA', label: 'Maranhão', children: 'Nordeste' }),
  createSampleOption({ value: 'SP', label: 'São Paulo', children: 'Sudeste' }),
];

export const getCombobox = () => page.getByRole('combobox', { name: 'Estado' });

export const getOption = (name: string) => page.getByRole('option', { name });
