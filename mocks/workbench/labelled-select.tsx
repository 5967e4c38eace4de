import type { ReactElement } from 'react';

interface Option<Value extends string | number> {
  value: Value;
  text: string;
  /** Options of one group stand together. */
  group?: string;
}

interface LabelledSelectProps<Value extends string | number> {
  label: string;
  /** For a list whose options say what it is for; screen readers read the label in any case. */
  isLabelHidden?: boolean;
  title?: string;
  className?: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChosen: (value: Value) => void;
}

export function LabelledSelect<Value extends string | number>({
  label,
  isLabelHidden = false,
  title,
  className,
  options,
  chosen,
  onChosen,
}: LabelledSelectProps<Value>): ReactElement {
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <label>
      {isLabelHidden ? <span className="hidden">{label}</span> : label}
      <select
        className={className}
        title={title}
        value={chosen}
        onChange={({ currentTarget }) => {
          const option = options.find(({ value }) => String(value) === currentTarget.value);
          if (option) onChosen(option.value);
        }}
      >
        {groups.map(name => {
          const elements = options
            .filter(({ group }) => group === name)
            .map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ));
          return name === undefined ? (
            elements
          ) : (
            <optgroup key={name} label={name}>
              {elements}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}
