import type { Story, StoryDefault } from '@ladle/react';
import { PlayedScenario } from '../screens/played-scenario.tsx';

export default { title: 'Etapas / Simulação' } satisfies StoryDefault;

export const Lista: Story = () => <PlayedScenario id="simulacao-veiculo" until={5} />;
export const Gaveta: Story = () => <PlayedScenario id="simulacao-veiculo" until={11} />;
export const Regua: Story = () => <PlayedScenario id="simulacao-escolher-valor" until={3} />;
export const Escolhida: Story = () => <PlayedScenario id="simulacao-escolher-valor" until={6} />;
export const PelaParcela: Story = () => <PlayedScenario id="simulacao-pela-parcela" until={4} />;
export const ComparacaoDeBancos: Story = () => <PlayedScenario id="simulacao-imovel" until={3} />;
export const Contratos: Story = () => <PlayedScenario id="simulacao-portabilidade" until={3} />;
export const SaquesDoFgts: Story = () => <PlayedScenario id="simulacao-fgts" until={3} />;
export const SoLeitura: Story = () => <PlayedScenario id="simulacao-so-leitura" until={2} />;
export const Vazia: Story = () => <PlayedScenario id="simulacao-veiculo-nao-encontrada" until={2} />;
export const Falhou: Story = () => <PlayedScenario id="simulacao-conta-de-luz" until={6} />;
