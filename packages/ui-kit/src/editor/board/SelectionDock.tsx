import type { ReactNode, Ref } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../fields/IconButton.tsx';
import { Dock } from './Dock.ts';
import { DockRow } from './DockRow.ts';
import { DockNote, DockRefusal } from './DockWords.ts';
import { ToolIntroduction, type ToolIntroductionProps } from './ToolIntroduction.tsx';
import { leaveFields } from './leaveFields.ts';

export interface SelectionDockProps {
  readonly label: string;
  /** Why the object being drawn is refused, or null. */
  readonly refusal: string | null;
  /** Buttons before all fields. @default nothing */
  readonly buttons?: ReactNode;
  /** The fields of the place that the active tool needs; null if it needs none. */
  readonly place: ReactNode;
  /** The fields of the selection; null if nothing is selected. */
  readonly fields: ReactNode;
  /** The words shown if there are no fields. */
  readonly hint: string;
  readonly removeLabel: string;
  /** Removes the selected objects; null if nothing can be removed. */
  readonly onRemove: (() => void) | null;
  /** Introduces a tool that is used for the first time; null for others. */
  readonly introduction: ToolIntroductionProps | null;
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
  /** Whether the fields are a form, in which Enter keeps the focus. @default false */
  readonly isForm?: boolean;
  readonly innerRef?: Ref<HTMLDivElement>;
}

/** The line under a board: the fields of the selection, or a hint for the active tool. */
export function SelectionDock({
  label,
  refusal,
  buttons,
  place,
  fields,
  hint,
  removeLabel,
  onRemove,
  introduction,
  onLeave,
  isForm = false,
  innerRef,
}: SelectionDockProps) {
  const isIdle = fields === null && place === null;
  return (
    <Dock data-screen-only="" data-idle={isIdle ? 'true' : undefined}>
      <DockRow
        ref={innerRef}
        role="group"
        aria-label={label}
        data-fields=""
        data-form={isForm || undefined}
        // In a field that was edited, the first Esc restores its value.
        onKeyDown={(event) => void leaveFields(event, onLeave)}
      >
        {refusal === null ? null : <DockRefusal data-role="refusal">{refusal}</DockRefusal>}
        {buttons}
        {place}
        {fields}
        {isIdle && introduction === null ? <DockNote>{hint}</DockNote> : null}
        {onRemove === null ? null : (
          <IconButton
            label={removeLabel}
            title={`${removeLabel} (Del)`}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => {
              onLeave();
              onRemove();
            }}
          />
        )}
        {introduction === null ? null : <ToolIntroduction {...introduction} />}
      </DockRow>
    </Dock>
  );
}
