import { Children, type ReactNode, type Ref } from 'react';
import { css, cx } from '#styled/css/index.js';
import { Button } from './button.tsx';
import { Dock } from './dock.tsx';
import { screenColumn } from './screen-column.ts';
import { statusPictureStyle, statusPosition } from './status-position.ts';
import { TextLink } from './text-link.tsx';
import { unbrokenDashes } from './unbroken-dashes.tsx';
import type { ButtonPause } from './use-button-pause.tsx';

export interface StatusAction {
  label: string;
  onPress: () => void;
  isLoading?: boolean;
  /** Until the pause ends, the button does not work. */
  pause?: ButtonPause | undefined;
}

export interface StatusLink {
  label: string;
  /** As in `StatusAction`. */
  pause?: ButtonPause | undefined;
  onPress?: () => void;
}

export interface StatusScreenProps {
  /** A picture from `pictures/`. */
  picture: ReactNode;
  title: string;
  /** One sentence: the situation. */
  sentence?: ReactNode;
  /** The text under 'O que acontece agora', if any. */
  next?: ReactNode;
  /** A sentence before `next`, which screen readers announce when it changes. Empty as long as there is none. */
  announcedSentence?: string | undefined;
  /** The main action. */
  action?: StatusAction | undefined;
  /** At most one secondary action. Without a main action it is a button in the place of the main action. */
  link?: StatusLink | undefined;
  /** A technical text for support, such as a code: small, selectable. */
  technical?: string | undefined;
  /** Between the sentence and the action: a QR code, a choice, a list. */
  children?: ReactNode;
  /** `children` are low and do not grow, so the screen may be in the optical centre. */
  isCompact?: boolean;
  /** `children` have controls that must be in view: the picture is smaller on a low window. */
  isFull?: boolean;
  /** Nothing on the screen changes: the picture takes the free height. */
  isFinal?: boolean;
  /** After all other text: details that few people need. */
  details?: ReactNode;
  /** The heading, which gets the focus when the screen appears (13.4). */
  titleRef?: Ref<HTMLHeadingElement>;
}

/**
 * The screen of a status (waiting, success, failure, review ...) or error: picture, title, sentence, one action (15.3).
 */
export function StatusScreen(props: StatusScreenProps): ReactNode {
  const { titleRef, title, action, link, next, announcedSentence, technical, children, details } = props;
  const hasNext = Boolean(next || announcedSentence);
  // A caller with several optional children passes an array of empty values.
  const hasMiddle = Children.toArray(children).length > 0;
  const hasNote = hasNext || announcedSentence !== undefined;
  const isShort = (!hasMiddle || props.isCompact === true) && !next && !details;
  const secondary = link && (
    <TextLink pause={link.pause} onPress={link.onPress}>
      {link.label}
    </TextLink>
  );
  return (
    <div className={screenColumn} data-status-screen="">
      <div
        className={cx(
          body,
          isShort ? (hasNote ? statusPosition.centredAbove : statusPosition.centred) : statusPosition.lowered,
        )}
        data-moves=""
      >
        <div
          className={statusPictureStyle({
            isShort,
            isFull: props.isFull === true,
            isFinal: props.isFinal === true,
          })}
        >
          {props.picture}
        </div>
        <h1 ref={titleRef} tabIndex={-1} className={titleStyle}>
          {unbrokenDashes(title)}
        </h1>
        {props.sentence && <p className={sentence}>{props.sentence}</p>}
        {hasMiddle && <div className={middle}>{children}</div>}
        {hasNote && (
          <div className={cx(noteRow, isShort && spaceUnder)}>
            <div className={hasNext ? note : undefined}>
              {hasNext && <h2 className={noteTitle}>O que acontece agora</h2>}
              {/* Rendered before it has text, so that screen readers announce the text once (13.5). */}
              {announcedSentence !== undefined && (
                <p role="status" className={announced}>
                  {announcedSentence}
                </p>
              )}
              {next && <p>{next}</p>}
            </div>
          </div>
        )}
        {details && <div className={detailsRow}>{details}</div>}
        {technical && <p className={technicalText}>{technical}</p>}
      </div>
      <Dock link={action && secondary}>
        {action ? (
          <Button isWide isLoading={action.isLoading ?? false} pause={action.pause} onClick={action.onPress}>
            {action.label}
          </Button>
        ) : (
          link && (
            <Button variant="secondary" isWide pause={link.pause} onClick={link.onPress}>
              {link.label}
            </Button>
          )
        )}
      </Dock>
    </div>
  );
}

const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flexGrow: '1',
  paddingBlock: '6',
  // A link above the dock brings space of its own: on a small phone all of it stays in view.
  '@supports selector(:has(a))': {
    '&:has(+ :not([data-dock]) button)': { paddingBottom: { base: '1', md: '6' } },
  },
  textAlign: 'center',
});
/**
 * A word may be wider than a narrow window, such as an address or a word at twice the text size, so it breaks (13.1).
 */
const titleStyle = css({ textStyle: 'title', color: 'ink', maxWidth: 'full' });
const sentence = css({
  textStyle: 'body',
  color: 'muted',
  marginTop: '3',
  maxWidth: 'sentence',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
const middle = css({ width: 'full', marginTop: '6' });
const detailsRow = css({ width: 'full', marginTop: '4', textStyle: 'body', color: 'muted' });
const note = css({
  marginTop: '6',
  padding: '4',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  textAlign: 'left',
  textStyle: 'body',
  color: 'muted',
});
/** The card is in line with the button, whatever the length of its sentence. */
const noteRow = css({ width: 'full' });
/** Takes the place of the free space under short content, so that the card moves nothing when it appears (14.4). */
const spaceUnder = css({ flex: '[4 0 0px]' });
const noteTitle = css({ textStyle: 'label', color: 'ink', marginBottom: '1' });
const announced = css({ color: 'ink', '&:not(:empty, :last-child)': { marginBottom: '1' } });
const technicalText = css({
  textStyle: 'technical',
  color: 'muted',
  marginTop: '8',
  maxWidth: 'full',
  userSelect: 'text',
});
