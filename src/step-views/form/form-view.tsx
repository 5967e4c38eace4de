import { type FormEvent, Fragment, lazy, memo, type ReactNode, Suspense, useId, useMemo } from 'react';
import { FieldRow } from '#controls/field-row.tsx';
import { useFlows } from '#hooks/app-context.ts';
import { useArrival } from '#hooks/use-arrival.ts';
import { useAppState } from '#hooks/use-state.ts';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { StickyFooter } from '#ui/sticky-footer.tsx';
import { UploadMeter } from '#ui/upload-meter.tsx';
import type { StepViewProps } from '../step-view-props.ts';
import { ConsultCompany } from './consult-company.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { fieldGroups } from './field-groups.ts';
import { pairsOf } from './pairs.ts';

const ReuseDocument = lazy(async () => ({ default: (await import('./reuse-document.tsx')).ReuseDocument }));

/** A step the visitor fills: title, image, description, fields, and one button (2.37). */
export function FormView({ step }: StepViewProps): ReactNode {
  const flows = useFlows();
  const { form, config } = useAppState();
  const titleRef = useArrival(step.slug);
  const titleId = useId();
  const { shared, groups } = useMemo(() => {
    const shared = pairsOf(step.fields);
    return { shared, groups: fieldGroups(step.fields, shared) };
  }, [step.fields]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void flows.submit();
  };
  return (
    <form noValidate aria-labelledby={titleId} onSubmit={submit} className={shell}>
      {/* One child: rows appended straight into a form cost quadratic time in Chromium. */}
      <div className={column}>
        <header>
          <h1 id={titleId} ref={titleRef} tabIndex={-1} className={title}>
            {step.name}
          </h1>
          <SafeImage src={step.image} className={picture} />
          {step.description && <p className={description}>{step.description}</p>}
        </header>
        <ErrorSummary />
        {config?.stepsWithReuseDocument[step.slug] && (
          <Suspense fallback={null}>
            <ReuseDocument step={step} />
          </Suspense>
        )}
        <div className={list}>
          {groups.map((group, at) => (
            <Group key={group[0]?.key} group={group} shared={shared} last={at === groups.length - 1} />
          ))}
        </div>
      </div>
      <StickyFooter>
        {form.uploading && <UploadMeter {...form.uploading} onCancel={flows.cancelUpload} />}
        <Button type="submit" wide loading={form.submitting}>
          Continuar
        </Button>
      </StickyFooter>
    </form>
  );
}

interface GroupProps {
  group: readonly Field[];
  /** Keys of the fields that share a row with their neighbour. */
  shared: ReadonlySet<string>;
  /** It ends with the last field of the step. */
  last: boolean;
}

/**
 * Some rows of a form. What React and the browser do at a key (go through the siblings of the row, lay out their grid, look
 * through their layers) ends at the group, so that it costs no more in a form of a thousand fields (14.2).
 */
const Group = memo(function Group({ group, shared, last }: GroupProps): ReactNode {
  return (
    <div className={fields}>
      {group.map((field, at) => (
        <Fragment key={field.key}>
          <FieldRow field={field} last={last && at === group.length - 1} wide={!shared.has(field.key)} />
          {field.component === 'cnpj' && <ConsultCompany fieldKey={field.key} />}
        </Fragment>
      ))}
    </div>
  );
});

const shell = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
});
const column = css({
  flexGrow: { base: '1', md: '0' },
  paddingTop: { base: '6', md: '10' },
  paddingBottom: '8',
});
const title = css({ textStyle: 'title', color: 'ink' });
/** Its room is kept while it is on its way (14.4). */
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
const fields = css({
  // A layer of its own, and no stacking: what opens over a field lies over the next group, too.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 'field',
  alignItems: 'start',
  _empty: { display: 'none' },
});
