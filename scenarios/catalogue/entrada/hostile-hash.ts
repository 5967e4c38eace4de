import { defineScenario } from '../../define-scenario.ts';

export const hostileHash = defineScenario({
  id: 'hostile-hash',
  title: 'Link adulterado',
  story:
    'Alguém troca o hash por um caminho com "../" e marcação. Nada é pedido ao serviço e a página diz que o link é inválido.',
  requirements: ['2.54'],
  product: 'credito-pessoal',
  tags: ['link', 'segurança', 'e2e'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', hash: '../../admin?x=<script>alert(1)</script>' },
    { do: 'waitFor', heading: 'Link de acesso é inválido' },
  ],
  verdict: {
    notSeen: ['<script>'],
    sent: [{ operation: 'getSystem', times: 0 }],
    endsAt: { heading: 'Link de acesso é inválido' },
    console: [{ matches: '^\\[proposta\\] journey: invalidHash' }],
  },
});
