/** Terms as the service sends them: HTML, to be sanitised before it is shown. */
export const creditoPessoalConsentText = `
<h2>Termos e condições do crédito pessoal</h2>
<p>Estes termos valem para a simulação e para a contratação do crédito pessoal da <strong>CREFAZ</strong>,
instituição que analisa o seu pedido e, se ele for aprovado, deposita o valor na conta informada por você.</p>
<h3>1. Consulta aos seus dados</h3>
<p>Você autoriza a consulta ao seu CPF em birôs de crédito e ao Sistema de Informações de Créditos (SCR) do
Banco Central apenas para a análise desta proposta. A consulta não reduz a sua pontuação de crédito.</p>
<h3>2. Uso das suas informações</h3>
<p>Os dados preenchidos são usados para:</p>
<ul>
  <li>confirmar a sua identidade;</li>
  <li>calcular o valor, o prazo e a taxa da oferta;</li>
  <li>enviar o contrato e os avisos sobre o andamento da proposta.</li>
</ul>
<p>Eles não são vendidos. Você pode pedir a correção ou a exclusão a qualquer momento.</p>
<h3>3. Oferta e contratação</h3>
<p>A taxa de juros, o Custo Efetivo Total (CET), o IOF e o número de parcelas são mostrados antes da assinatura.
Nada é cobrado de você para analisar ou liberar o crédito: <em>desconfie de quem pedir pagamento antecipado</em>.</p>
<h3>4. Desistência</h3>
<p>Você pode desistir em até sete dias corridos depois de receber o dinheiro, devolvendo o valor recebido com os
juros do período.</p>
<p>Dúvidas: <a href="https://www.crefaz.com.br/ajuda">central de ajuda</a>.</p>
`.trim();
