import type { WireOption } from '#scenarios/wire.ts';

/** Lists of a real-estate financing by name. */
export const realEstateLists: Readonly<Record<string, readonly WireOption[]>> = {
  tipoDeImovel: [
    { value: 'apartamento', label: 'Apartamento' },
    { value: 'casa', label: 'Casa' },
    { value: 'casaDeCondominio', label: 'Casa de condomínio' },
    { value: 'cobertura', label: 'Cobertura' },
    { value: 'terreno', label: 'Terreno' },
    { value: 'salaComercial', label: 'Sala comercial' },
    { value: 'loja', label: 'Loja' },
  ],
  situacaoDoImovel: [
    { value: 'novo', label: 'Novo' },
    { value: 'usado', label: 'Usado' },
    { value: 'naPlanta', label: 'Na planta' },
    { value: 'emConstrucao', label: 'Em construção' },
  ],
  usoDoImovel: [
    { value: 'moradia', label: 'Moradia' },
    { value: 'veraneio', label: 'Veraneio' },
    { value: 'investimento', label: 'Investimento' },
  ],
  finalidade: [
    { value: 'compra', label: 'Comprar um imóvel' },
    { value: 'construcao', label: 'Construir' },
    { value: 'reforma', label: 'Reformar' },
    { value: 'portabilidade', label: 'Trazer um financiamento de outro banco' },
  ],
  fonteDeRenda: [
    { value: 'clt', label: 'Empregado com carteira assinada' },
    { value: 'servidorPublico', label: 'Servidor público' },
    { value: 'aposentado', label: 'Aposentado ou pensionista' },
    { value: 'autonomo', label: 'Autônomo' },
    { value: 'empresario', label: 'Empresário' },
  ],
};
