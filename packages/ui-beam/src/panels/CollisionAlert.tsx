import { Alert } from '@eecs/ui-kit';
import { FixCollisions } from '../commands/FixCollisions.tsx';

/** Says what stands where it cannot, with what mends it; nothing where there is no text. */
export function CollisionAlert({
  text,
  isReadOnly,
}: {
  readonly text: string | null;
  readonly isReadOnly: boolean;
}) {
  if (text === null) return null;
  return (
    <Alert kind="warning" actions={isReadOnly ? undefined : <FixCollisions />}>
      {text}
    </Alert>
  );
}
