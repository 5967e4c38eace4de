import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { formatCnpj } from '#brazil/cnpj.ts';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useKeptFocus } from '#hooks/use-kept-focus.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { css } from '#styled/css/index.js';
import { Drawer } from '#ui/drawer.tsx';
import { descriptionIdsOf } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconSearch } from '#ui/icons.ts';
import { InputBox, input } from '#ui/input-box.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const LABEL = 'Nome da empresa';

/** The status text while there is no list (8.16). */
const STATUS_TEXTS = {
  initial: 'Digite ao menos três letras do nome da empresa.',
  loading: 'Buscando empresas',
  success: '',
  error: 'Não foi possível buscar empresas.',
  missing: '',
} as const;

const foundText = (count: number): string =>
  count === 1 ? '1 empresa encontrada' : `${count} empresas encontradas`;

/** Drawer that finds a CNPJ by the name of the company (2.42, 5.30). The chosen company fills the form. */
export function ConsultCompanyDrawer(): ReactNode {
  const flows = useFlows();
  const { companyLookup } = useAppState();
  const { isOpen: open, text, status, companies } = companyLookup;
  const pause = useRetryPause('findCompaniesByName');
  const id = useId();
  const nameInput = useRef<HTMLInputElement>(null);
  const resultsFocus = useKeptFocus();
  const error = status === 'missing' ? `O campo ${LABEL} é obrigatório` : '';
  const isEmpty = status === 'success' && companies.length === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    flows.requireCompanyName();
  };
  const searchAgain = (): void => {
    // The link disappears while the search runs, so the focus moves to the input.
    nameInput.current?.focus();
    void flows.searchCompanies(text);
  };
  return (
    <Drawer
      open={open}
      onClose={flows.closeCompanyLookup}
      title="Consultar CNPJ"
      header={
        <form noValidate onSubmit={submit}>
          <FieldShell announcesError id={id} label={LABEL} error={error}>
            <InputBox invalid={error !== ''} prefix={<Icon drawing={IconSearch} />}>
              <input
                ref={nameInput}
                id={id}
                data-autofocus
                className={input}
                type="text"
                inputMode="search"
                enterKeyHint="search"
                autoComplete="organization"
                spellCheck={false}
                maxLength={200}
                aria-required
                aria-invalid={error !== '' || undefined}
                aria-describedby={descriptionIdsOf(id, { optional: false, help: false, error: error !== '' })}
                value={text}
                onInput={event => flows.searchCompanies(event.currentTarget.value)}
              />
            </InputBox>
          </FieldShell>
        </form>
      }
    >
      <div {...resultsFocus} className={resultsArea}>
        {/* A toast says what has failed. */}
        <p role="status" aria-live={status === 'error' ? 'off' : undefined} className={statusLine}>
          {status === 'loading' && <Spinner />}
          {isEmpty ? 'Nenhuma empresa encontrada' : STATUS_TEXTS[status]}
          {status === 'success' && !isEmpty && <VisuallyHidden>{foundText(companies.length)}</VisuallyHidden>}
        </p>
        {status === 'error' && (
          <TextLink pause={pause} onPress={searchAgain}>
            Buscar de novo
          </TextLink>
        )}
        {status === 'success' && companies.length > 0 && (
          <ul className={list} aria-label="Empresas encontradas">
            {companies.map((company, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one answer may be alike, and none of them moves
              <li key={index}>
                <button type="button" className={row} onClick={() => flows.chooseCompany(company)}>
                  <span className={name}>{company.name}</span>
                  <span className={facts}>
                    {[formatCnpj(company.cnpj), company.uf].filter(Boolean).join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
}

/** The sheet is attached to the bottom of the window: without this height, results would push the input up. */
const resultsArea = css({ minHeight: { base: '[44dvh]', md: '0' } });
const statusLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'help',
  color: 'muted',
  _empty: { display: 'none' },
});
const list = css({ display: 'grid', marginInline: '-3' });
const row = css({
  display: 'grid',
  gap: '0.5',
  width: 'full',
  minHeight: 'touch',
  paddingInline: '3',
  paddingBlock: '2.5',
  borderRadius: 'control',
  textAlign: 'left',
  cursor: 'pointer',
  _hover: { bg: 'quiet' },
});
const name = css({ textStyle: 'body', color: 'ink', overflowWrap: 'anywhere' });
const facts = css({ textStyle: 'help', color: 'muted', fontVariantNumeric: 'tabular-nums' });
