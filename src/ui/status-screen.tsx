import type { ReactNode, Ref } from 'react';
import { css, cx } from '#styled/css/index.js';
import { Button } from './button.tsx';
import { TextLink } from './text-link.tsx';
import type { ButtonPause } from './use-button-pause.tsx';

export interface StatusAction {
  label: string;
  onPress: () => void;
  loading?: boolean;
  /** Does not work yet. */
  pause?: ButtonPause | undefined;
}

export interface StatusLink {
  label: string;
  href?: string;
  newTab?: boolean;
  onPress?: () => void;
}

export interface StatusScreenProps {
  /** A picture of `pictures/`. */
  picture: ReactNode;
  title: string;
  /** One sentence: the situation. */
  sentence?: ReactNode;
  /** 'O que acontece agora', if there is something to say. */
  next?: ReactNode;
  /** The main action. */
  action?: StatusAction | undefined;
  /** At most one secondary action. */
  link?: StatusLink | undefined;
  /** The technical text: small, selectable. */
  technical?: string | undefined;
  /** Between the sentence and the action: a QR code, a choice, a list. */
  children?: ReactNode;
  /** After all other text: details that few people need. */
  aside?: ReactNode;
  /** The heading, which gets the focus when the screen appears (13.4). */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Waiting, success, failed, remake, review, errors: picture, title, sentence, one action (15.3). */
export function StatusScreen(props: StatusScreenProps): ReactNode {
  const { titleRef, title: heading, action, link, next, technical, children, aside } = props;
  return (
    <div className={children || next ? screen : cx(screen, alone)} data-status-screen="">
      <div className={picture}>{props.picture}</div>
      <h1 ref={titleRef} tabIndex={-1} className={title}>
        {heading}
      </h1>
      {props.sentence && <p className={sentence}>{props.sentence}</p>}
      {children && <div className={middle}>{children}</div>}
      {next && (
        <div className={action ? cx(note, last) : note}>
          <h2 className={noteTitle}>O que acontece agora</h2>
          <p>{next}</p>
        </div>
      )}
      {aside && <div className={cx(asideRow, last)}>{aside}</div>}
      {(action || link) && (
        <div className={action ? cx(actions, inReach) : actions}>
          {action && (
            <Button wide loading={action.loading ?? false} pause={action.pause} onClick={action.onPress}>
              {action.label}
            </Button>
          )}
          {link && (
            <TextLink href={link.href} newTab={link.newTab ?? false} onPress={link.onPress}>
              {link.label}
            </TextLink>
          )}
        </div>
      )}
      {technical && <p className={cx(small, last)}>{technical}</p>}
    </div>
  );
}

const screen = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 'full',
  maxWidth: 'form',
  // Fills the column, so that on a phone the action is under the thumb.
  flexGrow: { base: '1', md: '0' },
  marginInline: 'auto',
  paddingBlock: '6',
  textAlign: 'center',
});
/** Short content is centred vertically on a desktop. */
const alone = css({ paddingTop: { md: '[12vh]' } });
const picture = css({ width: 'picture', height: 'picture', marginBottom: { base: '6', md: '4' } });
/** A word may be wider than a narrow window at twice the text size, so it breaks (13.1). */
const title = css({ textStyle: 'title', color: 'ink', maxWidth: 'full' });
const sentence = css({
  textStyle: 'body',
  color: 'muted',
  marginTop: '3',
  maxWidth: 'sentence',
  textWrap: 'balance',
});
const middle = css({ width: 'full', marginTop: '6' });
const asideRow = css({ width: 'full', marginTop: '4', textStyle: 'body', color: 'muted' });
const note = css({
  width: 'full',
  marginTop: '6',
  padding: '4',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  textAlign: 'left',
  textStyle: 'body',
  color: 'muted',
});
/** On a desktop the action precedes its details. */
const last = css({ order: { md: '1' } });
const noteTitle = css({ textStyle: 'label', color: 'ink', marginBottom: '1' });
const actions = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  marginTop: { base: 'auto', md: '0' },
  paddingTop: { base: '8', md: '5' },
});
/** The button stays visible on a phone, whatever the length of the content. */
const inReach = css({
  position: { base: 'sticky', md: 'static' },
  bottom: '[var(--keyboard, 0px)]',
  zIndex: { base: 'bar', md: 'base' },
  paddingBottom: { base: '4', md: '0' },
  // Content below it fades out within its upper padding.
  backgroundImage: { base: '[linear-gradient(transparent, {colors.canvas} 16px)]', md: '[none]' },
});
const small = css({
  textStyle: 'technical',
  color: 'muted',
  marginTop: '8',
  maxWidth: 'full',
  userSelect: 'text',
});
