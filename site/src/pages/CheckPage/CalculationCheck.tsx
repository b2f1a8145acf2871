import { useRef } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, useText, vars } from '@eecs/ui-kit';
import { ProvedResults } from './ProvedResults.tsx';
import type { CheckedFile } from './checkFile.ts';
import { checkMessages } from './checkMessages.ts';
import { MOST_SECONDS } from './startCheck.ts';
import { type EndedCheck, type RunningCheck, useFileCheck } from './useFileCheck.ts';

/** Checks an exported calculation line by line, in the reader's browser, with the checker that does not solve. */
export function CalculationCheck() {
  const t = useText(checkMessages);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { running, ended, start, stop } = useFileCheck();
  const take = (given: File | undefined): void => {
    if (given !== undefined) void start(given);
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
        <Button ref={choose} onClick={() => input.current?.click()}>
          {t('check.chooseFile')}
        </Button>{' '}
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
      {running === null ? null : (
        <Running
          check={running}
          onStop={() => {
            // The button that has the focus goes away.
            choose.current?.focus();
            stop();
          }}
        />
      )}
      <div role="status">{ended === null ? null : <Ended check={ended} />}</div>
    </Place>
  );
}

function Running({
  check: { name, progress },
  onStop,
}: {
  readonly check: RunningCheck;
  readonly onStop: () => void;
}) {
  const t = useText(checkMessages);
  return (
    <Progress>
      <progress
        aria-label={t('check.progress')}
        {...(progress === null ? {} : { max: Math.max(progress.count, 1), value: progress.line })}
      />
      <span>
        {progress === null ? t('check.reading', { name }) : t('check.checking', { name, ...progress })}
      </span>
      <Button onClick={onStop}>{t('check.stop')}</Button>
    </Progress>
  );
}

function Ended({ check: { name, outcome } }: { readonly check: EndedCheck }) {
  const t = useText(checkMessages);
  switch (outcome.kind) {
    case 'done':
      return <Verdict name={name} file={outcome.result} />;
    case 'stopped':
      return <Alert kind="info">{t('check.stopped', { name })}</Alert>;
    case 'late':
      return <Alert kind="error">{t('check.late', { name, seconds: MOST_SECONDS })}</Alert>;
    case 'broken':
      return <Alert kind="error">{t('check.broken', { name })}</Alert>;
    default:
      return outcome satisfies never;
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

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2} ${vars.space3};
  margin-top: ${vars.space3};
  overflow-wrap: anywhere;
  & > progress {
    width: 240px;
    accent-color: ${vars.accent};
  }
`;

const Wrong = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
