/** 'parcela' for 1, 'parcelas' otherwise (5.21). */
export const instalmentWordFor = (count: number): 'parcela' | 'parcelas' =>
  count === 1 ? 'parcela' : 'parcelas';

/** '1 parcela', '22 parcelas' (5.21). */
export const formatInstalments = (count: number): string => `${count} ${instalmentWordFor(count)}`;
