import type { ReactNode } from 'react';
import type { Option } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import { SafeImage } from '#ui/safe-image.tsx';
import { tickText } from './tick-row.tsx';

interface OptionTextProps {
  option: Option;
  /** The label of the option, as it is shown. */
  label: ReactNode;
}

/** The text of a visible option, with its image and second line if present. */
export function OptionText({ option, label }: OptionTextProps): ReactNode {
  if (option.children === '' && option.image === '') return <span className={tickText}>{label}</span>;
  return (
    <>
      <span className={textBlock}>
        <span>{label}</span>
        {option.children !== '' && <span className={secondLine}>{option.children}</span>}
      </span>
      {option.image !== '' && <SafeImage src={option.image} className={image} />}
    </>
  );
}

const textBlock = css({ display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' });
const secondLine = css({ textStyle: 'help', color: 'muted' });
const image = css({ width: 'optionImage', height: 'optionImage', objectFit: 'contain', flexShrink: '0' });
