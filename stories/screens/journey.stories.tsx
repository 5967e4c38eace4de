import type { Story } from '@ladle/react';
import { PlayedScenario } from './played-scenario.tsx';

export default { title: 'Telas / Jornada' };

export const DadosPessoais: Story = () => <PlayedScenario id="happy-path" until={2} />;
export const DadosPessoaisPreenchidos: Story = () => <PlayedScenario id="happy-path" until={7} />;
export const Endereco: Story = () => <PlayedScenario id="unauthorized" until={4} />;
export const DadosBancarios: Story = () => <PlayedScenario id="inconsistent-documents" until={5} />;
export const EtapaDesconhecida: Story = () => <PlayedScenario id="unknown-step-type" until={2} />;
export const PaginaFinal: Story = () => <PlayedScenario id="polling-success" until={1} />;
export const ConfirmarQuemE: Story = () => <PlayedScenario id="unauthorized" until={11} />;
export const SemOferta: Story = () => <PlayedScenario id="no-offer" until={4} />;
export const Instabilidade: Story = () => <PlayedScenario id="instability" until={11} />;
export const DocumentosDivergentes: Story = () => <PlayedScenario id="inconsistent-documents" until={7} />;
export const FalhaAoConcluir: Story = () => <PlayedScenario id="polling-failure" until={3} />;
export const LinkInvalido: Story = () => <PlayedScenario id="unknown-hash" />;
export const ProdutoSemEtapas: Story = () => <PlayedScenario id="no-steps" />;
export const CampoDesconhecido: Story = () => <PlayedScenario id="unknown-field-kind" />;
