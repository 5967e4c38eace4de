import { type FormEvent, type ReactNode, useId, useMemo } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useLastVisibleKey } from '#hooks/use-field.ts';
import { useKeptFocus } from '#hooks/use-kept-focus.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import type { Field } from '#journey/model/field.ts';
import type { Step } from '#journey/model/step.ts';
import { SUBMIT_OPERATIONS } from '#journey/submit/submit-operations.ts';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { Dock } from '#ui/dock.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { LongText, useLongText } from '#ui/long-text.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { screenColumn } from '#ui/screen-column.ts';
import { UploadMeter } from '#ui/upload-meter.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { StepViewProps } from '../step-view-props.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FieldGroup } from './field-group.tsx';
import { FilledLine } from './filled-line.tsx';
import { goOnAtEnter } from './go-on-at-enter.ts';
import { groupFields } from './group-fields.ts';
import { pairsOf } from './pairs.ts';

/** Optional: without it, the visitor attaches the document again. */
const ReuseDocument = lazyComponent(async () => (await import('./reuse-document.tsx')).ReuseDocument, {
  missing: () => null,
});

/** A form step: title, image, description, fields, and one button (2.37). */
export function FormView({ step }: StepViewProps): ReactNode {
  const flows = useFlows();
  const { form, config } = useAppState();
  const pause = useRetryPause(...SUBMIT_OPERATIONS);
  const titleRef = usePlaceFocus(step.slug);
  const { ref: submitRef, tabIndex: _, ...focusEvents } = useKeptFocus<HTMLButtonElement>();
  const shownTitle = useLongText(step.name, 'title');
  const titleId = useId();
  const { pairedKeys, groups } = useMemo(() => {
    const keys = pairsOf(step.fields);
    return { pairedKeys: keys, groups: groupFields(step.fields, keys) };
  }, [step.fields]);
  const inputKeys = useMemo(() => inputKeysOf(step), [step]);
  const lastKey = useLastVisibleKey(inputKeys);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void flows.submit();
  };
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={goOnAtEnter}
      className={screenColumn}
    >
      {/* One child: rows directly in a form cost quadratic time in Chromium. */}
      <div className={column} data-moves="">
        <header>
          <h1 id={titleId} ref={titleRef} tabIndex={-1} className={title}>
            {shownTitle.content}
          </h1>
          {shownTitle.moreButton}
          {step.image && (
            <SafeImage src={step.image} className={picture} fallback={<div className={picture} />} />
          )}
          {step.description && (
            <p className={description}>
              <LongText text={step.description} kind="text" />
            </p>
          )}
        </header>
        <ErrorSummary />
        <VisuallyHidden announces="politely">{form.announced}</VisuallyHidden>
        {config?.stepsWithReuseDocument[step.slug] && <ReuseDocument.Component step={step} />}
        <div className={list}>
          {groups.map(group => (
            <FieldGroup
              key={group[0]?.key}
              group={group}
              form={form.fields}
              pairedKeys={pairedKeys}
              lastKey={holdsKey(group, lastKey) ? lastKey : ''}
            />
          ))}
        </div>
      </div>
      <Dock
        edge={<FilledLine />}
        summary={
          form.uploadProgress && (
            <UploadMeter {...form.uploadProgress} onCancel={flows.cancelUpload} {...focusEvents} />
          )
        }
      >
        <Button ref={submitRef} type="submit" isWide isLoading={form.isSubmitting} pause={pause}>
          Continuar
        </Button>
      </Dock>
    </form>
  );
}

/** The keys of the fields that take an input, in their order on the screen. */
const inputKeysOf = (step: Step): readonly string[] =>
  fieldsOf(step)
    .all.filter(({ component }) => (fieldKinds.find(component)?.carries ?? 'nothing') !== 'nothing')
    .map(({ key }) => key);

/** Whether a field with this key is among the fields or inside one of them. */
const holdsKey = (fields: readonly Field[], key: string): boolean =>
  fields.some(field => field.key === key || holdsKey(field.subFields, key));

const column = css({
  flexGrow: '1',
  paddingTop: { base: '6', md: '10' },
  paddingBottom: '8',
});
const title = css({ textStyle: 'title', color: 'ink' });
/** Reserves the space of the image while it loads, and keeps it if the image fails (14.4). */
const picture = css({
  display: 'block',
  width: 'full',
  height: '[160px]',
  marginTop: '4',
  borderRadius: 'card',
  objectFit: 'contain',
});
const description = css({ textStyle: 'body', color: 'muted', marginTop: '2' });
const list = css({ display: 'flex', flexDirection: 'column', gap: 'field', marginTop: '6' });
