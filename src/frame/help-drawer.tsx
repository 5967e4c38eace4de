import { type ReactNode, useId } from 'react';
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
  /** What is asked or opened from here takes the place of the drawer: a question over it would be hidden from screen readers. */
  const instead = (act: () => unknown) => () => {
    onClose();
    void act();
  };
  return (
    <Drawer open={open} onClose={onClose} title="Ajuda">
      <ul>
        {onQuestions && (
          <Entry icon={IconInfoCircle} label="Ver as perguntas frequentes" onPress={onQuestions}>
            Como funciona, prazos e documentos.
          </Entry>
        )}
        {support && (
          <Entry
            icon={support.isWhatsApp ? IconBrandWhatsapp : IconMessageCircle}
            label={support.isWhatsApp ? 'Conversar pelo WhatsApp' : 'Conversar com o atendimento'}
            onPress={instead(() => flows.openFieldLink(support.href))}
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
      <button
        type="button"
        className={row}
        onClick={onPress}
        aria-labelledby={id}
        aria-describedby={`${id}-more`}
      >
        <Icon of={icon} className={sign} />
        <span>
          <span id={id} className={name}>
            {label}
          </span>
          <span id={`${id}-more`} className={more}>
            {children}
          </span>
        </span>
      </button>
    </li>
  );
}

const entry = css({ borderBottom: 'line', _last: { borderBottom: 'none' } });
const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4',
  width: 'full',
  minHeight: 'row',
  paddingBlock: '4',
  borderRadius: 'control',
  textAlign: 'left',
  cursor: 'pointer',
  _hover: { color: 'brand.primaryStrong' },
});
const sign = css({ flexShrink: '0', marginTop: '0.5', color: 'muted' });
const name = css({ display: 'block', textStyle: 'strong' });
const more = css({
  display: 'block',
  textStyle: 'body',
  color: 'muted',
  marginTop: '1',
  textWrap: '[pretty]',
});
