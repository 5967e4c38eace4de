import { Fragment, type ReactNode } from 'react';
import { css } from '#styled/css/index.js';

/** A long word without a hyphen, such as the id of a proposal. */
const LONG_WORD = /([\p{L}\d]{17,})/u;
const GROUP = /.{1,4}/gu;

/**
 * A code that people compare and copy. If it needs several lines, they break after groups of four characters and are
 * about as long as each other. The copied text has no other characters.
 */
export function CodeText({ code }: { code: string }): ReactNode {
  return (
    <p className={codeStyle}>
      {code.split(LONG_WORD).map((part, index) =>
        index % 2 === 0
          ? part
          : part.match(GROUP)?.map((group, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same group may come twice, and groups of one code never move
              <Fragment key={`${index} ${position}`}>
                {group}
                <wbr />
              </Fragment>
            )),
      )}
    </p>
  );
}

const codeStyle = css({
  textStyle: 'strong',
  color: 'ink',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  userSelect: 'all',
});
