import { css } from '#styled/css/index.js';

/** For little content: in the optical centre above the dock, with three sevenths of the free space above it. */
const centred = css({
  _before: { content: '""', flexGrow: '3' },
  _after: { content: '""', flexGrow: '4' },
});
/** The same, for content whose last part takes the free space below it. */
const centredAbove = css({ _before: { content: '""', flexGrow: '3' } });
/**
 * For content with a list or a card about what happens next: in the optical centre of a tall window, such as a
 * tablet's, and at the top of a low one. The maximum of the space above depends on the window only, so that nothing
 * moves when the card gets another sentence (14.4).
 */
const lowered = css({
  _before: {
    content: '""',
    // Grows before the space below does, up to its maximum.
    flexGrow: '1000',
    maxHeight: { base: '[max(0px, (100dvh - 740px) * 0.36)]', lg: '0' },
  },
  _after: { content: '""', flexGrow: '4' },
});

/**
 * The picture over little content: it takes the free space first, up to its full size. With more text it gets smaller,
 * before anything is pushed under the dock.
 */
const flexible = {
  flexGrow: '1000',
  flexShrink: '0',
  width: 'full',
  marginBottom: '6',
  // The drawing is as large as the height allows.
  containerType: 'size',
  '& > *': { boxSize: '[min(100cqi, 100cqb)]', marginInline: 'auto' },
} as const;
const flexiblePicture = css({
  ...flexible,
  flexBasis: 'statusPictureSmall',
  maxHeight: 'statusPictureLarge',
});
/** The picture over a list or a card that does not change: it takes the free height, too. */
const growingPicture = css({
  ...flexible,
  flexBasis: 'statusPicture',
  maxHeight: 'statusPictureFinal',
  marginBottom: { base: '4', md: '6' },
});

/** The picture over a list or a card. */
const picture = css({ boxSize: 'statusPicture', marginBottom: { base: '4', md: '6' } });
const pictureOverControls = css({
  boxSize: 'statusPictureOverControls',
  marginBottom: { base: '4', md: '6' },
  // In the window of the smallest phones it would push the controls under the dock.
  '@media (max-height: 600px)': { display: 'none' },
});

/** Styles that decide where the content of a status screen, and of its placeholder, begins. */
export const statusPosition = { centred, centredAbove, lowered };

/** The content below the picture of a status screen. */
interface ContentBelow {
  /** Little text. */
  isShort: boolean;
  /** Controls that must be in view. */
  isFull?: boolean;
  /** Content that does not change. */
  isFinal?: boolean;
}

/** The style of the picture, by the content below it. */
export function statusPictureStyle({ isShort, isFull = false, isFinal = false }: ContentBelow): string {
  if (isShort) return flexiblePicture;
  if (isFinal) return growingPicture;
  return isFull ? pictureOverControls : picture;
}
