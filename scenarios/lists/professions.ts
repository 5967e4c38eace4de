import type { WireOption } from '../wire.ts';

/** Professions with the same positions. */
export interface ProfessionGroup {
  options: readonly WireOption[];
  /** Lowest first. */
  positions: readonly string[];
}

const namesOf = (text: string): string[] => text.split(/,\s+/);

/** The value of a profession is its group and index, so new ones go to the end of their group. */
const group = (number: number, names: string, positions: string): ProfessionGroup => ({
  positions: namesOf(positions),
  options: namesOf(names).map((label, index) => ({
    value: `${number}${String(index + 1).padStart(2, '0')}`,
    label,
  })),
});

export const professionGroups: readonly ProfessionGroup[] = [
  // Saúde
  group(
    1,
    `Médico, Enfermeiro, Técnico de enfermagem, Auxiliar de enfermagem, Dentista, Fisioterapeuta,
    Farmacêutico, Nutricionista, Psicólogo, Fonoaudiólogo, Terapeuta ocupacional, Biomédico,
    Veterinário, Técnico em radiologia, Agente comunitário de saúde, Cuidador de idosos, Instrumentador
    cirúrgico, Optometrista`,
    `Assistente, Júnior, Pleno, Sênior, Plantonista, Preceptor, Coordenador, Diretor clínico`,
  ),
  // Educação
  group(
    2,
    `Professor de educação infantil, Professor do ensino fundamental, Professor do ensino médio,
    Professor universitário, Pedagogo, Auxiliar de creche, Bibliotecário, Instrutor de autoescola,
    Instrutor de idiomas, Secretário escolar`,
    `Auxiliar, Professor titular, Professor substituto, Coordenador pedagógico, Orientador, Diretor de
    escola`,
  ),
  // Engenharia e tecnologia
  group(
    3,
    `Engenheiro civil, Engenheiro mecânico, Engenheiro eletricista, Engenheiro de produção, Engenheiro
    agrônomo, Arquiteto, Urbanista, Geólogo, Químico, Analista de sistemas, Desenvolvedor de software,
    Cientista de dados, Administrador de redes, Técnico de informática, Técnico em edificações, Técnico
    em eletrotécnica, Técnico em segurança do trabalho, Topógrafo, Designer gráfico`,
    `Estagiário, Júnior, Pleno, Sênior, Especialista, Coordenador, Gerente`,
  ),
  // Direito e gestão
  group(
    4,
    `Advogado, Administrador, Contador, Técnico em contabilidade, Economista, Estatístico, Analista
    financeiro, Analista de recursos humanos, Auxiliar administrativo, Assistente administrativo,
    Secretário executivo, Recepcionista, Auditor, Corretor de imóveis, Corretor de seguros, Despachante,
    Bancário, Relações públicas, Jornalista, Publicitário`,
    `Estagiário, Assistente, Analista, Coordenador, Gerente, Sócio`,
  ),
  // Serviço público
  group(
    5,
    `Servidor público federal, Servidor público estadual, Servidor público municipal, Policial militar,
    Policial civil, Policial federal, Policial penal, Bombeiro militar, Militar do Exército, Militar da
    Marinha, Militar da Aeronáutica, Guarda civil, Carteiro, Oficial de justiça, Fiscal de tributos,
    Delegado, Promotor de justiça, Juiz, Defensor público`,
    `Classe A, Classe B, Classe C, Classe especial, Função gratificada, Chefe de seção`,
  ),
  // Comércio
  group(
    6,
    `Vendedor, Balconista, Caixa, Comerciante, Representante comercial, Promotor de vendas, Repositor,
    Estoquista, Feirante, Vendedor ambulante, Atendente de farmácia, Frentista, Açougueiro, Padeiro,
    Confeiteiro, Florista`,
    `Auxiliar, Vendedor, Vendedor sênior, Supervisor, Gerente de loja, Proprietário`,
  ),
  // Indústria e construção
  group(
    7,
    `Operador de máquinas, Operador de produção, Metalúrgico, Soldador, Torneiro mecânico, Eletricista,
    Encanador, Pedreiro, Servente de obras, Mestre de obras, Carpinteiro, Marceneiro, Pintor, Gesseiro,
    Serralheiro, Vidraceiro, Costureiro, Alfaiate, Sapateiro, Gráfico, Mecânico de automóveis, Mecânico
    industrial, Funileiro, Montador de móveis, Almoxarife`,
    `Ajudante, Oficial, Oficial pleno, Encarregado, Mestre, Supervisor`,
  ),
  // Transporte
  group(
    8,
    `Motorista de caminhão, Motorista de ônibus, Motorista de aplicativo, Taxista, Motoboy, Entregador,
    Cobrador, Aeronauta, Comissário de bordo, Marítimo, Portuário, Operador de empilhadeira`,
    `Auxiliar, Motorista, Motorista carreteiro, Líder, Coordenador de frota`,
  ),
  // Serviços
  group(
    9,
    `Empregado doméstico, Diarista, Babá, Jardineiro, Porteiro, Vigilante, Zelador, Auxiliar de limpeza,
    Cozinheiro, Auxiliar de cozinha, Garçom, Barman, Cabeleireiro, Barbeiro, Manicure, Esteticista,
    Maquiador, Operador de telemarketing, Fotógrafo, Músico, Ator, Atleta profissional, Personal
    trainer, Guia de turismo, Líder religioso`,
    `Auxiliar, Atendente, Líder de equipe, Encarregado, Proprietário`,
  ),
  // Campo
  group(
    10,
    `Agricultor, Pecuarista, Trabalhador rural, Tratorista, Vaqueiro, Pescador, Apicultor, Técnico
    agrícola`,
    `Diarista, Safrista, Mensalista, Tratorista, Administrador de fazenda, Proprietário`,
  ),
  // Outras ocupações
  group(
    11,
    `Aposentado, Pensionista, Do lar, Estudante, Estagiário, Autônomo, Empresário, Outra profissão`,
    `Não se aplica`,
  ),
];
