import type { CommonCase } from '@eecs/solver-core';
import { findLoadAt } from '../../editing/findLoadAt.ts';
import { useHost } from '../../kit/useHost.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { createLate } from '../../late/createLate.tsx';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { loadFrameParts } from '../loadFrameParts.ts';

const CarriedFields = createLate(loadFrameParts, 'CarriedFields', { isQuiet: true });

/**
 * The reaction of another structure that a point load carries, or the button that takes one; nothing for a load without
 * a source in an editor whose host has no saved structures. `path` is the JSON pointer of the load.
 */
export function CarriedReaction<Types extends SessionTypes>({
  session,
  ...props
}: {
  readonly session: Session<Types>;
  readonly path: string;
  readonly isReadOnly: boolean;
}) {
  const { reactions } = useHost();
  const document = useKitAtomValue(session.documentAtom) as unknown as CommonCase;
  const load = findLoadAt(document, props.path);
  if (load === null || (reactions === undefined && load.from === undefined)) return null;
  return <CarriedFields session={session as unknown as Session<SessionTypes>} {...props} />;
}
