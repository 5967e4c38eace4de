import type { Story } from '@ladle/react';
import { PlayedScenario } from './played-scenario.tsx';

export default { title: 'Telas / Produtos' };

export const AutorizacaoDoFgts: Story = () => <PlayedScenario id="emprestimo-fgts-completo" until={18} />;
export const ContratoRenovado: Story = () => <PlayedScenario id="refinanciamento-completo" until={15} />;
export const MargemNova: Story = () => <PlayedScenario id="aumento-de-margem-completo" until={17} />;
export const CartaoDaContaDigital: Story = () => <PlayedScenario id="conta-digital-completa" until={42} />;
export const ContaDigitalAberta: Story = () => <PlayedScenario id="conta-digital-completa" />;
export const AcessoExpiradoNoEnvio: Story = () => <PlayedScenario id="upload-expired" until={14} />;
