import { css } from '#styled/css/index.js';

/**
 * Little content stands in the optical centre above the dock: three sevenths of the free space over it, four under it.
 */
const centred = css({
  _before: { content: '""', flexGrow: '3' },
  _after: { content: '""', flexGrow: '4' },
});
/**
 * With a card about what happens next, the same in a tall window, such as a tablet's. The height of the window limits the
 * space over the content, so that nothing moves when the card gets another sentence (14.4).
 */
const lowered = css({
  _before: {
    content: '""',
    flexGrow: '3',
    maxHeight: { base: '[max(0px, (100dvh - 740px) * 0.43)]', lg: '0' },
  },
  _after: { content: '""', flexGrow: '4' },
});

/** Styles that decide where the content of a status screen, and of its placeholder, begins. */
export const statusPosition = { centred, lowered };
