import type { StoryDefault } from '@ladle/react';
import { type FieldState, fieldStates } from '#stories/states.ts';
import { css } from '#styled/css/index.js';
import { descriptionIdsOf } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconCalendar, IconSearch } from '#ui/icons.ts';
import { InputBox, input, inputButton } from '#ui/input-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export default { title: 'ui / Field' } satisfies StoryDefault;

const Field = ({ id, state }: { id: string; state: FieldState }) => (
  <FieldShell
    id={id}
    label={state.label}
    help={state.help}
    error={state.error}
    isOptional={state.optional ?? false}
  >
    <InputBox invalid={state.error !== undefined} readOnly={state.readOnly ?? false}>
      <input
        id={id}
        className={input}
        defaultValue={state.value}
        readOnly={state.readOnly}
        placeholder={state.value ? undefined : '000.000.000-00'}
        aria-invalid={state.error !== undefined || undefined}
        aria-describedby={descriptionIdsOf(id, {
          optional: state.optional ?? false,
          help: state.help !== undefined,
          error: state.error !== undefined,
        })}
      />
    </InputBox>
  </FieldShell>
);

export const States = () => (
  <div className={form}>
    {Object.entries(fieldStates).map(([name, state]) => (
      <Field key={name} id={name} state={state} />
    ))}
  </div>
);

export const PrefixAndSuffix = () => (
  <div className={form}>
    <FieldShell id="valor" label="Valor" help="min: R$ 400,00 - max: R$ 2.200,00">
      <InputBox prefix={<span className={currency}>R$</span>}>
        <input id="valor" className={`${input} ${money}`} defaultValue="1.234,56" inputMode="numeric" />
      </InputBox>
    </FieldShell>
    <FieldShell id="nascimento" label="Data de nascimento">
      <InputBox
        suffix={
          <button type="button" className={inputButton} aria-label="Abrir calendário">
            <Icon drawing={IconCalendar} />
          </button>
        }
      >
        <input id="nascimento" className={input} placeholder="DD/MM/AAAA" />
      </InputBox>
    </FieldShell>
    <FieldShell id="busca" label="Banco">
      <InputBox prefix={<Icon drawing={IconSearch} />}>
        <input id="busca" className={input} placeholder="Buscar" />
      </InputBox>
    </FieldShell>
  </div>
);

export const Loading = () => (
  <div className={form} aria-busy="true">
    <Skeleton shape="title" />
    <Skeleton count={4} />
    <Skeleton shape="card" />
  </div>
);

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'field',
  padding: 'page',
  maxWidth: 'form',
  marginInline: 'auto',
});
const currency = css({ textStyle: 'money', color: 'muted' });
const money = css({ textStyle: 'money' });
