import { useRef, useState } from 'react';
import { type BeamCase, solveBeam, timoshenko } from '@eecs/solver-core';
import { styled } from 'styled-components';
import {
  Button,
  DataTable,
  SelectField,
  useFormat,
  useHost,
  useKitAtom,
  useKitAtomValue,
  useLocale,
  useText,
  vars,
} from '@eecs/ui-kit';
import { readCaseBlob } from '../files/caseFile.ts';
import { shownSetAtom } from '../live/beamLive.ts';
import { useFollowed } from '../live/useFollowed.ts';
import type { Solved } from '../naming/resultRows.ts';
import type { BeamHost } from '../props.ts';
import { documentAtom, historyAtom } from '../state/sessionAtoms.ts';
import { variantAtom } from '../state/variant.ts';
import { compareGoverning, findRatio } from './compareGoverning.ts';
import { createVariant } from './createVariant.ts';
import { useKeptBeams } from './useKeptBeams.ts';
import { variantMessages } from './variantMessages.ts';

/** So many steps back are offered by themselves. */
const OFFERED_STEPS = 10;

/**
 * Chooses another beam, or an earlier state of this one, that lies under the beam and its diagrams, and tells the governing values of both with
 * their differences, of the case set on the screen.
 */
export function VariantsRoom() {
  const t = useText(variantMessages);
  const host = useHost() as BeamHost;
  const document = useKitAtomValue(documentAtom);
  const past = useKitAtomValue(historyAtom)?.past ?? [];
  const [variant, setVariant] = useKitAtom(variantAtom);
  const result = useFollowed();
  const kept = useKeptBeams(host.listKept);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<'refused' | 'noBeam' | null>(null);

  function compare(name: string, other: BeamCase): void {
    const answer = solveBeam(other, { include: [], mohr: [], shear: timoshenko });
    if (answer.level === 'error') {
      setProblem('refused');
      return;
    }
    setProblem(null);
    const solved: Solved = { document: other, answer };
    setVariant(
      createVariant(name, solved, { units: document.units, isReal: result?.answer.isReal ?? answer.isReal }),
    );
  }

  async function choose(word: string): Promise<void> {
    setChosen(word);
    setProblem(null);
    const [kind, rest = ''] = word.split(':');
    if (kind === 'step') {
      const other = past.at(-Number(rest));
      if (other !== undefined) compare(t('stepsBack', { count: Number(rest) }), other);
    } else if (kind === 'opened') {
      const [first] = past;
      if (first !== undefined) compare(t('opened'), first);
    } else if (kind === 'kept') {
      const beam = kept.find(({ id }) => id === rest);
      const other = (await beam?.open()) ?? null;
      if (beam === undefined || other === null) setProblem('noBeam');
      else compare(beam.title, other);
    } else setVariant(null);
  }

  async function readFile(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const read = await readCaseBlob(file);
    if (!read.ok) {
      setProblem('noBeam');
      return;
    }
    setChosen('own');
    compare(read.document.title === '' ? file.name : read.document.title, read.document);
  }

  const steps = past.slice(-OFFERED_STEPS).map((_, at) => at + 1);
  const options = [
    { value: '', label: t('none') },
    ...(past.length === 0 ? [] : [{ value: 'opened', label: t('opened') }]),
    ...steps.map((count) => ({ value: `step:${count}`, label: t('stepsBack', { count }) })),
    ...kept.map(({ id, title }) => ({ value: `kept:${id}`, label: title })),
    // What came by a button has no place in the list of its own.
    ...(chosen === 'own' && variant !== null ? [{ value: 'own', label: variant.name }] : []),
  ];
  const value = variant === null ? '' : options.some((one) => one.value === chosen) ? chosen : '';
  return (
    <Room>
      <Choices>
        <SelectField
          label={t('with')}
          value={value}
          options={options}
          onChange={(word) => void choose(word)}
        />
        <Button
          onClick={() => {
            setChosen('own');
            compare(t('asNow'), document);
          }}
        >
          {t('keepNow')}
        </Button>
        <Button onClick={() => input.current?.click()}>{t('fromFile')}</Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={(event) => {
            void readFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        {variant === null ? null : <Button onClick={() => void choose('')}>{t('takeAway')}</Button>}
      </Choices>
      <p role="status">{problem === null ? (variant === null ? t('hint') : '') : t(`problem.${problem}`)}</p>
      {variant === null || result === null ? null : <Differences own={result} other={variant} />}
    </Room>
  );
}

function Differences({
  own,
  other,
}: {
  readonly own: Solved;
  readonly other: Solved & { readonly name: string };
}) {
  const t = useText(variantMessages);
  const format = useFormat();
  const locale = useLocale();
  const index = useKitAtomValue(shownSetAtom);
  const { L, units } = own.document;
  const { system } = units;
  if (other.document.units.system !== system) return null;
  const pairs = compareGoverning(own, other, index);
  const writePercent = (ratio: number): string =>
    (100 * ratio)
      .toLocaleString(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
      // Every other number of the screen has a true minus.
      .replace('-', '\u2212');
  const caption = t('caption', { name: other.name });
  return (
    <DataTable caption={caption} showCaption>
      <thead>
        <tr>
          <th scope="col">{t('value')}</th>
          <th scope="col" data-numeric="true">
            {t('own')}
          </th>
          <th scope="col" data-numeric="true">
            {other.name}
          </th>
          <th scope="col" data-numeric="true">
            {t('difference')}
          </th>
          <th scope="col" data-numeric="true">
            %
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ id, symbol, end, quantity, own: a, other: b }) => {
          const greatest = Math.max(Math.abs(a?.value ?? 0), Math.abs(b?.value ?? 0));
          const writer = format.results({ quantity, system, greatest });
          const write = (point: typeof a): string =>
            point === null
              ? '–'
              : t('at', {
                  value: writer.write(point.value),
                  x: format.place(point.x, { system, span: L, isFound: true }),
                });
          const by = a === null || b === null ? null : a.value - b.value;
          const ratio = a === null || b === null ? null : findRatio(a.value, b.value);
          return (
            <tr key={`${id} ${end}`}>
              <th scope="row">
                <i>{symbol}</i> {t(end)}
              </th>
              <td data-numeric="true">{write(a)}</td>
              <td data-numeric="true">{write(b)}</td>
              <td data-numeric="true">{by === null ? '–' : writer.write(by)}</td>
              <td data-numeric="true">{ratio === null ? '–' : writePercent(ratio)}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};

  & p {
    margin: 0;
    color: ${vars.inkMuted};
  }
  & p:empty {
    display: none;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};
`;
