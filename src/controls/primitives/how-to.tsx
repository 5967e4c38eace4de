import { type ReactNode, useId, useState } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown, IconHelpCircle } from '#ui/icons.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RichText } from './rich-text.tsx';

interface HowToProps {
  /** The service's tutorial: text or HTML. */
  text: string;
  /** The name of the field, for screen readers. */
  subject: string;
  /** Nobody fills in a photo or a file: the question is how to send it. */
  isFile: boolean;
}

/** 'Como preencher?': opens the service's explanation of a field in place (assumption 3.23). HTML is sanitised. */
export function HowTo({ text, subject, isFile }: HowToProps): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <div className={wrapper}>
      <button
        type="button"
        className={button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon drawing={IconHelpCircle} size="help" />
        {isFile ? 'Como enviar?' : 'Como preencher?'}
        <VisuallyHidden> {subject}</VisuallyHidden>
        <Icon drawing={IconChevronDown} size="help" className={open ? rotated : undefined} />
      </button>
      <div id={id} hidden={!open} className={textBlock}>
        {open && <RichText text={text} />}
      </div>
    </div>
  );
}

const wrapper = css({ marginTop: '1' });
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'touch',
  borderRadius: 'control',
  textStyle: 'help',
  fontWeight: 'semibold',
  color: 'brand.activeText',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '[4px]' },
});
const rotated = css({ transform: 'rotate(180deg)' });
const textBlock = css({
  padding: '4',
  marginBottom: '1',
  bg: 'quiet',
  borderRadius: 'control',
  textStyle: 'label',
  fontWeight: 'normal',
  color: 'ink',
});
