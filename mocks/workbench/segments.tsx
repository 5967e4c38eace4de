import type { ReactElement } from 'react';

interface SegmentsProps<Choice extends string | number> {
  legend: string;
  className?: string;
  choices: readonly Choice[];
  chosen: Choice;
  nameOf: (choice: Choice) => string | number;
  onChosen: (choice: Choice) => void;
}

/** Buttons in one row, of which one is pressed. */
export function Segments<Choice extends string | number>({
  legend,
  className = '',
  choices,
  chosen,
  nameOf,
  onChosen,
}: SegmentsProps<Choice>): ReactElement {
  return (
    <fieldset className={`segments ${className}`}>
      <legend className="hidden">{legend}</legend>
      {choices.map(choice => (
        <button key={choice} type="button" aria-pressed={chosen === choice} onClick={() => onChosen(choice)}>
          {nameOf(choice)}
        </button>
      ))}
    </fieldset>
  );
}
