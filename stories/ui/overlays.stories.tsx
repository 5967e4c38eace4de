import type { StoryDefault } from '@ladle/react';
import { useCallback, useState } from 'react';
import { messageKinds } from '#stories/states.ts';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { SafeHtml } from '#ui/safe-html.tsx';
import { Toaster, type ToastMessage } from '#ui/toaster.tsx';

export default { title: 'ui / Overlays' } satisfies StoryDefault;

const Question = ({ isAlwaysModal = false }: { isAlwaysModal?: boolean }) => {
  const [open, setOpen] = useState(true);
  return (
    <div className={page}>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog
        open={open}
        kind="warning"
        title="Atenção"
        text="A conta ofertada não pertence ao cadastro"
        okText="Inserir outra conta"
        cancelText="Refazer com outro CPF"
        isAlwaysModal={isAlwaysModal}
        onOk={() => setOpen(false)}
        onCancel={() => setOpen(false)}
        onDismiss={() => setOpen(false)}
      />
    </div>
  );
};

export const DialogResponsive = () => <Question />;
export const DialogAlwaysModal = () => <Question isAlwaysModal />;

const terms = `<h2>1. Objeto</h2><p>Ao continuar, você <strong>autoriza</strong> a consulta dos seus dados.</p>${'<h3>Cláusula</h3><p>O contratante declara estar ciente das condições gerais, das taxas e do custo efetivo total, conforme a <a href="https://banco.example">tabela vigente</a>.</p><ul><li>Taxa de juros de 2,99% ao mês.</li><li>IOF conforme a lei.</li></ul>'.repeat(8)}<table><tr><th>Prazo</th><th>Taxa</th></tr><tr><td>12 meses</td><td>2,99%</td></tr></table>`;

export const DrawerWithFooter = () => {
  const [open, setOpen] = useState(true);
  return (
    <div className={page}>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Termos"
        footer={
          <Button isWide onClick={() => setOpen(false)}>
            Concordar
          </Button>
        }
      >
        <SafeHtml html={terms} onOpenLink={() => undefined} />
      </Drawer>
    </div>
  );
};

export const DrawerShort = () => {
  const [open, setOpen] = useState(true);
  return (
    <div className={page}>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Passos">
        <p>Você está no passo 2 de 5.</p>
      </Drawer>
    </div>
  );
};

const texts = {
  error: 'Não foi possível carregar os dados. Tente novamente ou atualize a página.',
  warning: 'Proposta já averbada não pode ser retrocedida!',
  info: 'Suas respostas ficam salvas neste aparelho por 24 horas.',
  done: 'Link copiado.',
  success: 'Documento enviado.',
};

export const Toasts = () => {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const removeMessage = useCallback(
    (id: string) => setMessages(all => all.filter(message => message.id !== id)),
    [],
  );
  return (
    <div className={page}>
      {messageKinds.map(kind => (
        <Button
          key={kind}
          variant="secondary"
          onClick={() =>
            setMessages(all => [
              ...all,
              {
                id: crypto.randomUUID(),
                kind,
                text: texts[kind],
                ...(kind === 'error' && { title: 'Atenção!' }),
              },
            ])
          }
        >
          {kind}
        </Button>
      ))}
      <Toaster messages={messages} onGone={removeMessage} />
    </div>
  );
};

const page = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  padding: 'page',
  minHeight: 'screen',
  alignContent: 'flex-end',
});
