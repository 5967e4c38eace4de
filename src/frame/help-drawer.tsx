import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import type { Support } from '#journey/support.ts';
import { css } from '#styled/css/index.js';
import { Drawer } from '#ui/drawer.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconBrandWhatsapp, IconInfoCircle, IconMessageCircle, IconTrash } from '#ui/icons.ts';

interface HelpDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Where a person is found to ask; absent where nobody is. */
  support: Support | undefined;
  /** Opens the questions of the product (2.45); absent where there are none. */
  onQuestions: (() => void) | undefined;
}

/** Drawer 'Ajuda': who answers, and what may go from this device (11.4). */
export function HelpDrawer({ open, onClose, support, onQuestions }: HelpDrawerProps): ReactNode {
  const flows = useFlows();
  const afterwards = useRef<() => unknown>(undefined);
  // With the commit: a plain effect could run after a quick press and take its choice away.
  useLayoutEffect(() => {
    // Opened again before it had gone: what was chosen before is off.
    if (open) afterwards.current = undefined;
  }, [open]);
  /**
   * What is asked or opened from here takes the place of the drawer: a question over it would be hidden from screen readers.
   * It waits until the focus is back on the button of the header, because it returns the focus to what had it before.
   */
  const instead = (act: () => unknown) => () => {
    afterwards.current = act;
    onClose();
  };
  const actAfterwards = (): void => {
    const act = afterwards.current;
    afterwards.current = undefined;
    act?.();
  };
  return (
    <Drawer open={open} onClose={onClose} onGone={actAfterwards} title="Ajuda">
      <ul>
        {onQuestions && (
          <Entry icon={IconInfoCircle} label="Ver as perguntas frequentes" onPress={instead(onQuestions)}>
            Como funciona, prazos e documentos.
          </Entry>
        )}
        {support && (
          <Entry
            icon={support.isWhatsApp ? IconBrandWhatsapp : IconMessageCircle}
            label={support.isWhatsApp ? 'Conversar pelo WhatsApp' : 'Conversar com o atendimento'}
            onPress={() => {
              // At once: a browser opens a tab only while the press counts as one.
              onClose();
              void flows.openFieldLink(support.href);
            }}
          >
            Tire suas dúvidas com uma pessoa.
          </Entry>
        )}
        <Entry icon={IconTrash} label="Apagar meus dados deste aparelho" onPress={instead(flows.askErasure)}>
          Para aparelhos emprestados ou usados por mais pessoas. O que você já enviou continua com o banco.
        </Entry>
      </ul>
    </Drawer>
  );
}

interface EntryProps {
  icon: Parameters<typeof Icon>[0]['of'];
  label: string;
  children: ReactNode;
  onPress: () => void;
}

function Entry({ icon, label, children, onPress }: EntryProps): ReactNode {
  const id = useId();
  return (
    <li className={entry}>
      <Icon of={icon} className={sign} />
      <div>
        <button type="button" className={name} onClick={onPress} aria-describedby={id}>
          {label}
        </button>
        <p id={id} className={more}>
          {children}
        </p>
      </div>
    </li>
  );
}

const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4',
  minHeight: 'row',
  paddingBlock: '4',
  borderBottom: 'line',
  _last: { borderBottom: 'none' },
  _hover: { color: 'brand.primaryStrong' },
});
const sign = css({ flexShrink: '0', marginTop: '0.5', color: 'muted' });
/** The whole entry is pressed. What it explains stands beside the button: inside, it would belong to the name. */
const name = css({
  display: 'block',
  textStyle: 'strong',
  textAlign: 'left',
  cursor: 'pointer',
  _after: { content: '""', position: 'absolute', inset: '0' },
});
const more = css({
  textStyle: 'body',
  color: 'muted',
  marginTop: '1',
  textWrap: '[pretty]',
});
