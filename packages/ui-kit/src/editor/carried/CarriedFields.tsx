import type { CommonCase } from '@eecs/solver-core';
import {
  type LoadedCase,
  type ReactionSource,
  getReactionSource,
  refreshCarriedLoads,
} from '@eecs/solver-core/reactions';
import { useState } from 'react';
import { releaseReaction } from '../../editing/carriedReactions.ts';
import { findLoadAt } from '../../editing/findLoadAt.ts';
import { Button } from '../../fields/Button.tsx';
import { useHost } from '../../kit/useHost.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { Line, Note, Stack } from '../tables/layout.ts';
import { CarriedPicker } from './CarriedPicker.tsx';
import { useCarriedText } from './carriedMessages.ts';
import { toSources } from './toSources.ts';

export interface CarriedFieldsProps {
  readonly session: Session<SessionTypes>;
  /** JSON pointer of a point load. */
  readonly path: string;
  readonly isReadOnly: boolean;
}

/**
 * The reaction that a point load carries: its source, and buttons that refresh it or let the load stand for itself; for
 * another load, a button that takes a reaction of a saved structure.
 */
export function CarriedFields({ session, path, isReadOnly }: CarriedFieldsProps) {
  const t = useCarriedText();
  const { reactions } = useHost();
  // Every document of an editor has the parts that all structures share.
  const document = useKitAtomValue(session.documentAtom) as unknown as CommonCase;
  const edit = useSetKitAtom(session.applyEditAtom);
  const [isPicking, setIsPicking] = useState(false);
  const load = findLoadAt(document, path);
  const from = load === null ? null : getReactionSource(load, document.units.system);
  if (load === null) return null;
  const apply = (verb: (document: CommonCase) => { readonly document: CommonCase }): void =>
    edit((now) => ({ ...verb(now as unknown as CommonCase), notes: [] }));
  if (from !== null)
    return (
      <CarriedSource
        from={from}
        isReadOnly={isReadOnly}
        onRelease={() => apply((now) => releaseReaction(now, path))}
        {...(reactions !== undefined && {
          onRefresh: async () => {
            const sources = toSources(await reactions.read([Number(from.task)]));
            const { kept, changed } = refreshCarriedLoads(document as unknown as LoadedCase, sources);
            apply((now) => ({
              document: refreshCarriedLoads(now as unknown as LoadedCase, sources).document,
            }));
            const own = kept.find((one) => one.path === path);
            return own === undefined ? (changed.length === 0 ? 'current' : null) : own.reason;
          },
        })}
      />
    );
  if (reactions === undefined || isReadOnly) return null;
  return isPicking ? (
    <CarriedPicker
      reactions={reactions}
      hasMoments={!('links' in document)}
      system={document.units.system}
      isEachSetPossible={document.caseSets.length > 0}
      onCancel={() => setIsPicking(false)}
      onTake={(verb) => {
        setIsPicking(false);
        apply((now) => verb(now, path));
      }}
    />
  ) : (
    <Line>
      <Button variant="quiet" onClick={() => setIsPicking(true)}>
        {t('take')}
      </Button>
    </Line>
  );
}

/** The outcome of a refresh: the value is current, or the reason why the load keeps its last value. */
type Found = 'current' | 'missing' | 'unsolved' | 'circle' | 'support' | 'set' | 'failed';

const TEXT_OF = { support: 'supportGone', set: 'setGone' } as const;

function CarriedSource({
  from: { title = '', set, task },
  isReadOnly,
  onRelease,
  onRefresh,
}: {
  readonly from: ReactionSource;
  readonly isReadOnly: boolean;
  readonly onRelease: () => void;
  readonly onRefresh?: () => Promise<Found | null>;
}) {
  const t = useCarriedText();
  const [found, setFound] = useState<Found | null>(null);
  const name = title === '' ? String(task) : title;
  const refresh = (): void => {
    onRefresh?.().then(setFound, () => setFound('failed'));
  };
  return (
    <Stack>
      <Note>{set === undefined ? t('from', { title: name }) : t('fromSet', { title: name, set })}</Note>
      {isReadOnly ? null : (
        <Line>
          {onRefresh === undefined ? null : <Button onClick={refresh}>{t('refresh')}</Button>}
          <Button variant="quiet" onClick={onRelease}>
            {t('unlink')}
          </Button>
        </Line>
      )}
      <Note role="status">
        {found === null
          ? null
          : found === 'circle'
            ? t('circle', { chain: name })
            : t(found === 'support' || found === 'set' ? TEXT_OF[found] : found)}
      </Note>
    </Stack>
  );
}
