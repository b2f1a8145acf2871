import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CheckedCalculation } from '@eecs/solver-core/checker';
import type { CalculationFile, Proved } from '@eecs/solver-core/hand';
import { Alert, Button, useText, vars } from '@eecs/ui-kit';
import { ProvedResults } from './ProvedResults.tsx';
import { checkMessages } from './checkMessages.ts';

/** A checked file: the verdict, and what it proves or the first wrong line; null if the file is not JSON. */
type CheckedFile = {
  readonly verdict: CheckedCalculation;
  readonly line: string | null;
  readonly proved: Proved | null;
} | null;

/** Checks an exported calculation line by line, in the reader's browser, with the checker that does not solve. */
export function CalculationCheck() {
  const t = useText(checkMessages);
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<{ readonly name: string; readonly file: CheckedFile } | null>(null);
  const take = (given: File | undefined): void => {
    if (given !== undefined)
      void given
        .text()
        .then(checkText)
        .then((file) => setChecked({ name: given.name, file }));
  };
  return (
    <Place
      aria-label={t('check.calculation')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <h2>{t('check.calculation')}</h2>
      <p>{t('check.calculationLead')}</p>
      <Below>
        <Button onClick={() => input.current?.click()}>{t('check.chooseFile')}</Button>{' '}
        <Drop>{t('check.drop')}</Drop>
      </Below>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => {
          const [given] = currentTarget.files ?? [];
          currentTarget.value = '';
          take(given);
        }}
      />
      <div role="status">{checked === null ? null : <Verdict name={checked.name} file={checked.file} />}</div>
    </Place>
  );
}

async function checkText(text: string): Promise<CheckedFile> {
  const { checkCalculation } = await import('@eecs/solver-core/checker');
  const { readProved } = await import('@eecs/solver-core/hand');
  try {
    const file: unknown = JSON.parse(text);
    const verdict = checkCalculation(file);
    const lines = (file as { readonly lines?: unknown } | null)?.lines;
    const wrong: unknown =
      !verdict.ok && verdict.line !== null && Array.isArray(lines) ? lines[verdict.line - 1] : undefined;
    const proved = verdict.ok ? readProved(file as CalculationFile) : null;
    return { verdict, line: wrong === undefined ? null : JSON.stringify(wrong), proved };
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}

function Verdict({ name, file }: { readonly name: string; readonly file: CheckedFile }) {
  const t = useText(checkMessages);
  if (file === null) return <Alert kind="error">{t('check.noCalculation', { name })}</Alert>;
  const { verdict, line, proved } = file;
  if (verdict.ok)
    return (
      <>
        <Alert kind="success">{t('check.proved', { name, count: verdict.lines })}</Alert>
        {proved === null ? null : <ProvedResults proved={proved} />}
      </>
    );
  if (verdict.why === 'size') return <Alert kind="error">{t('check.longNumbers', { name })}</Alert>;
  if (verdict.line === null)
    return (
      <Alert kind="error">
        {verdict.path === undefined || verdict.path === '/kind' || verdict.path === ''
          ? t('check.noCalculation', { name })
          : verdict.expected !== undefined && verdict.path === '/lines'
            ? t('check.tooLong', { name, most: verdict.expected })
            : t('check.malformed', { name, path: verdict.path })}
      </Alert>
    );
  return (
    <>
      <Alert kind="error">
        {t(`check.wrong.${verdict.why}`, { name, line: verdict.line, expected: verdict.expected ?? '' })}
      </Alert>
      {line === null ? null : <Wrong>{line}</Wrong>}
    </>
  );
}

/** A file can be dropped anywhere on it. */
const Place = styled.section`
  margin-top: ${vars.space5};
  padding-bottom: ${vars.space4};
  & > h2 {
    margin: 0 0 ${vars.space2};
    font-size: ${vars.text4};
    font-weight: 600;
  }
`;

const Below = styled.p`
  && {
    margin-top: ${vars.space2};
  }
`;

/** A finger cannot drag files. */
const Drop = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;

const Wrong = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
