import { type FormEvent, type ReactNode, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useArrival } from '#hooks/use-arrival.ts';
import { useAppState } from '#hooks/use-state.ts';
import { JourneyPicture } from '#step-views/journey-picture.tsx';
import { css, cx } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { describedBy } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import { InputBox, input } from '#ui/input-box.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The route after a 401 (4.24): the visitor asks for a code, enters it, and is back where they were. */
export function TokenValidationScreen(): ReactNode {
  const { token } = useAppState();
  return token.status === 'idle' || token.status === 'sending' ? <AskForCode /> : <EnterCode />;
}

const METHOD_NAMES: ReadonlyMap<string, string> = new Map([
  ['sms', 'SMS'],
  ['email', 'E-mail'],
  ['whatsapp', 'WhatsApp'],
]);

function AskForCode(): ReactNode {
  const flows = useFlows();
  const { token } = useAppState();
  const titleRef = useArrival('token', 'ask');
  const methods = flows.tokenMethods();
  const [chosen, choose] = useState(methods[0]?.method ?? '');
  return (
    <StatusScreen
      titleRef={titleRef}
      picture={<JourneyPicture of="phone" />}
      title="Confirme que é você"
      sentence="Para proteger seus dados, enviaremos um código de confirmação. O que você preencheu está guardado."
      action={{
        label: 'Solicitar Token',
        loading: token.status === 'sending',
        onPress: () => void flows.requestToken(chosen),
      }}
    >
      <fieldset className={group}>
        <legend className={legend}>Onde você quer receber o código?</legend>
        {methods.map(({ method, target }) => (
          <label key={method} className={row}>
            <input
              type="radio"
              name="token-method"
              className={radio}
              checked={method === chosen}
              onChange={() => choose(method)}
            />
            <span>
              {METHOD_NAMES.get(method) ?? method}
              {target !== '' && <span className={aside}> {target}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </StatusScreen>
  );
}

function EnterCode(): ReactNode {
  const flows = useFlows();
  const { token } = useAppState();
  const titleRef = useArrival('token', 'enter');
  const [code, setCode] = useState('');
  const [touched, setTouched] = useState(false);
  const missing = touched && code.trim() === '' ? 'O campo Código é obrigatório' : '';
  const error = missing || token.error;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTouched(true);
    if (code.trim() !== '') void flows.enterToken(code.trim());
  };
  return (
    <StatusScreen
      titleRef={titleRef}
      picture={<JourneyPicture of="phone" />}
      title="Digite o código"
      sentence={
        token.target === ''
          ? 'Enviamos um código de confirmação.'
          : `Enviamos um código para ${token.target}.`
      }
    >
      <form noValidate onSubmit={submit} className={form}>
        <FieldShell id="token" label="Código" error={error}>
          <InputBox invalid={error !== ''}>
            <input
              id="token"
              className={cx(input, spaced)}
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="done"
              aria-required="true"
              aria-invalid={error !== ''}
              aria-describedby={describedBy('token', { error: error !== '' })}
              onChange={event => setCode(event.target.value)}
            />
          </InputBox>
        </FieldShell>
        <Button type="submit" wide loading={token.status === 'checking'}>
          Confirmar
        </Button>
        <TextLink onPress={() => void flows.requestToken(token.method)}>Enviar outro código</TextLink>
      </form>
    </StatusScreen>
  );
}

const group = css({ textAlign: 'left', display: 'grid', gap: '2' });
const legend = css({ textStyle: 'label', color: 'ink', marginBottom: '2' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'row',
  paddingInline: '4',
  bg: 'surface',
  border: 'lineStrong',
  borderRadius: 'control',
  cursor: 'pointer',
  textStyle: 'body',
  _focusWithin: { outline: 'ring' },
});
const radio = css({ accentColor: 'brand.primaryStrong', boxSize: '5' });
const aside = css({ color: 'muted' });
const form = css({ display: 'grid', gap: '5', textAlign: 'left', justifyItems: 'stretch' });
const spaced = css({ letterSpacing: 'wide' });
