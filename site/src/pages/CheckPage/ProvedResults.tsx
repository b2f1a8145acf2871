import { lazy, Suspense } from 'react';
import { parseCase } from '@eecs/solver-core';
import type { Proved, ProvedCurve, ProvedReaction } from '@eecs/solver-core/hand';
import { DataTable, ErrorBoundary, createFormat, useLocale, useText } from '@eecs/ui-kit';
import { loadChunk } from '../../ports/page/loadChunk.ts';
import { checkMessages } from './checkMessages.ts';

const BeamPicture = lazy(async () => ({
  default: (await loadChunk('beam picture', () => import('./BeamPicture.tsx'))).BeamPicture,
}));

/** Shows the beam of a verified calculation, with the reactions and the extremes of N, Q and M that it proves. */
export function ProvedResults({ proved }: { readonly proved: Proved }) {
  const t = useText(checkMessages);
  const { system, document, reactions, curves } = proved;
  const format = createFormat({ locale: useLocale(), units: system, digits: DIGITS });
  const parsed = document === null ? null : parseCase(document);
  const write = (value: number, isMoment: boolean): string =>
    format.results({ quantity: isMoment ? 'moment' : 'force', greatest: Math.abs(value) }).write(value);
  const nameCurve = (curve: ProvedCurve['curve'], end: 'max' | 'min', x: number): string =>
    t('check.atPlace', {
      what: t(`check.extreme.${end}`, { what: t(`check.row.${curve}`) }),
      x: format.place(x, { isFound: true }),
    });
  return (
    <>
      {parsed?.ok === true ? (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <BeamPicture document={parsed.document} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <DataTable caption={t('check.proves')}>
        <thead>
          <tr>
            <th scope="col">{t('check.what')}</th>
            <th scope="col" data-numeric="">
              {t('check.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {reactions.map(({ support, letter, value }) => (
            <tr key={`${letter} ${support}`}>
              <th scope="row">{t(`check.reaction.${PARTS[letter]}`, { number: support })}</th>
              <td data-numeric="">{write(value, letter === 'M')}</td>
            </tr>
          ))}
          {curves.flatMap(({ curve, max, min }) =>
            (
              [
                ['max', max],
                ['min', min],
              ] as const
            ).map(([end, { x, value }]) => (
              <tr key={`${curve} ${end}`}>
                <th scope="row">{nameCurve(curve, end, x)}</th>
                <td data-numeric="">{write(value, curve === 'M')}</td>
              </tr>
            )),
          )}
        </tbody>
      </DataTable>
    </>
  );
}

const PARTS: Readonly<Record<ProvedReaction['letter'], 'axial' | 'normal' | 'moment'>> = {
  ...{ H: 'axial', R: 'normal', M: 'moment' },
};

const DIGITS = 6;
