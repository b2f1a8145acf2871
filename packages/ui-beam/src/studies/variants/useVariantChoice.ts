import { useState } from 'react';
import { type BeamCase, solveBeam, timoshenko } from '@eecs/solver-core';
import { useHost, useKitAtom, useKitAtomValue, useKitStore, useText } from '@eecs/ui-kit';
import { readCaseBlob } from '../../files/caseFile.ts';
import { useFollowed } from '../../live/useFollowed.ts';
import type { BeamHost } from '../../props.ts';
import { documentAtom, historyAtom } from '../../state/sessionAtoms.ts';
import { type VariantSource, variantAtom } from '../../state/variant.ts';
import { createOpener } from './createOpener.ts';
import { createVariant } from './createVariant.ts';
import { type EarlierState, describeState, findState, listStates, stateOf } from './listStates.ts';
import { useKeptBeams } from './useKeptBeams.ts';
import { variantMessages } from './variantMessages.ts';

/** A beam with its source. */
interface Found {
  readonly source: VariantSource;
  readonly beam: BeamCase;
}

/**
 * Returns the documents that can be compared with the beam, the current choice, and the functions that change it. A
 * document that cannot be opened or solved leaves the choice unchanged.
 */
export function useVariantChoice() {
  const t = useText(variantMessages);
  const host = useHost() as BeamHost;
  const store = useKitStore();
  const past = useKitAtomValue(historyAtom)?.past ?? [];
  const [variant, setVariant] = useKitAtom(variantAtom);
  const result = useFollowed();
  const kept = useKeptBeams(host.listKept);
  const [opener] = useState(createOpener);
  const [problem, setProblem] = useState<'refused' | 'noBeam' | 'unopened' | null>(null);

  async function compare(find: () => Promise<Found | null>): Promise<void> {
    setProblem(null);
    const opened = await opener.open(find);
    if (opened.kind === 'overtaken') return;
    if (opened.kind !== 'beam') {
      setProblem(opened.kind);
      return;
    }
    const { source, beam } = opened.beam;
    const answer = solveBeam(beam, { include: [], mohr: [], shear: timoshenko });
    if (answer.level === 'error') {
      setProblem('refused');
      return;
    }
    const { units } = store.get(documentAtom);
    const isReal = result?.answer.isReal ?? answer.isReal;
    setVariant(createVariant(source, { document: beam, answer }, { units, isReal }));
  }

  function takeAway(): void {
    setProblem(null);
    opener.cancel();
    setVariant(null);
  }

  async function choose(word: string): Promise<void> {
    const [kind = ''] = word.split(':');
    // The host's name of a beam may contain colons.
    const rest = word.slice(kind.length + 1);
    if (kind === 'state') {
      const state = past[Number(rest)];
      if (state !== undefined)
        await compare(() => Promise.resolve({ source: { kind: 'state', state }, beam: state }));
    } else if (kind === 'kept') {
      await compare(async () => {
        const one = kept.find(({ id }) => id === rest);
        const beam = (await one?.open()) ?? null;
        return one === undefined || beam === null
          ? null
          : { source: { kind: 'kept', id: one.id, name: one.title }, beam };
      });
    } else if (kind === '') takeAway();
  }

  const nameState = ({ isOpened, stepsBack }: EarlierState): string =>
    isOpened ? t('opened') : t('stepsBack', { count: stepsBack });
  const state = stateOf(variant);
  const index = findState(past, state);
  // A state that is no longer an undo step was stored.
  const name =
    variant === null
      ? ''
      : variant.source.kind === 'state'
        ? index < 0
          ? t('asNow')
          : nameState(describeState(past, index))
        : variant.source.name;
  const value =
    variant === null
      ? ''
      : index >= 0
        ? `state:${index}`
        : variant.source.kind === 'kept'
          ? `kept:${variant.source.id}`
          : 'own';
  const options = [
    { value: '', label: t('none') },
    ...listStates(past, state).map((one) => ({ value: `state:${one.index}`, label: nameState(one) })),
    ...kept.map(({ id, title }) => ({ value: `kept:${id}`, label: title })),
  ];
  return {
    variant,
    name,
    problem,
    value,
    choose,
    takeAway,
    // A variant chosen by a button, or no longer stored, has no entry in the list.
    options: options.some((one) => one.value === value) ? options : [...options, { value, label: name }],
    keepNow: () => {
      const now = store.get(documentAtom);
      return compare(() => Promise.resolve({ source: { kind: 'state', state: now }, beam: now }));
    },
    readFile: (file: File) =>
      compare(async () => {
        const read = await readCaseBlob(file);
        if (!read.ok) return null;
        const { title } = read.document;
        return { source: { kind: 'own', name: title === '' ? file.name : title }, beam: read.document };
      }),
  };
}
