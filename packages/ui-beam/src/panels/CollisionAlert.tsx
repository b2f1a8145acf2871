import { Alert } from '@eecs/ui-kit';
import { FixCollisions } from '../commands/FixCollisions.tsx';

/** Names objects at impossible places, with a button that fixes them; renders nothing without a text. */
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
