import type { StoryDefault } from '@ladle/react';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconRefresh, IconSend } from '#ui/icons.ts';
import { TextLink } from '#ui/text-link.tsx';

export default { title: 'ui / Button' } satisfies StoryDefault;

export const All = () => (
  <div className={page}>
    {(['primary', 'secondary', 'text'] as const).map(variant => (
      <div key={variant} className={row}>
        <Button variant={variant}>Continuar</Button>
        <Button variant={variant} isLoading>
          Enviando
        </Button>
        <Button variant={variant} disabled>
          Continuar
        </Button>
        <Button variant={variant} icon={<Icon drawing={variant === 'primary' ? IconSend : IconRefresh} />}>
          Receber um novo SMS
        </Button>
      </div>
    ))}
    <div className={column}>
      <Button isWide>Continuar com o Financiamento</Button>
      <Button isWide variant="secondary">
        Refazer a análise de crédito com outro CPF e outro comprovante
      </Button>
      <TextLink onPress={() => undefined}>Voltar às Ofertas</TextLink>
    </div>
  </div>
);

const page = css({ display: 'flex', flexDirection: 'column', gap: '5', padding: 'page' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const column = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3',
  maxWidth: 'form',
});
