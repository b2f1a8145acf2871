import { useId, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { BeamCase } from '@eecs/solver-core';
import { Button, SelectField, useSetKitAtom } from '@eecs/ui-kit';
import type { Edit } from '../editing/edit.ts';
import type { TableTab } from '../state/currentRows.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { FullNote, useFull } from './FullNote.tsx';
import { AddBar } from '@eecs/ui-kit/editor';
import { listRows } from './listRows.ts';
import { useChooseRow } from './useCurrentRow.ts';

/** The kinds a new row can be of. */
export interface RowKinds<Kind extends string> {
  /** What the choice is called aloud. */
  readonly label: string;
  readonly options: readonly { readonly value: Kind; readonly label: string }[];
  /** The kind offered at first. */
  readonly first: Kind;
}

export interface AddRowProps {
  readonly tab: TableTab;
  /** The words of the button. */
  readonly label: string;
  readonly add: (document: BeamCase) => Edit;
}

/** The line under a table that adds a row; the row that came is the current one. */
export function AddRow({ tab, label, add }: AddRowProps) {
  const id = useId();
  return (
    <>
      <AddBar>
        <AddButton tab={tab} label={label} add={add} reasonId={id} />
      </AddBar>
      <FullNote tab={tab} id={id} />
    </>
  );
}

/** The same with a choice of what the row shall be. */
export function AddRowOfKind<Kind extends string>({
  tab,
  label,
  kinds,
  add,
}: Pick<AddRowProps, 'tab' | 'label'> & {
  readonly kinds: RowKinds<Kind>;
  readonly add: (document: BeamCase, kind: Kind) => Edit;
}) {
  const [kind, setKind] = useState(kinds.first);
  const id = useId();
  return (
    <>
      <AddBar>
        <SelectField label={kinds.label} hideLabel value={kind} options={kinds.options} onChange={setKind} />
        <AddButton tab={tab} label={label} add={(document) => add(document, kind)} reasonId={id} />
      </AddBar>
      <FullNote tab={tab} id={id} />
    </>
  );
}

/** The focus comes here when the last row is gone. */
function AddButton({ tab, label, add, reasonId }: AddRowProps & { readonly reasonId: string }) {
  const isFull = useFull(tab) !== null;
  const edit = useSetKitAtom(applyEditAtom);
  const choose = useChooseRow(tab);

  function addAndChoose(): void {
    let added = -1;
    edit((document) => {
      const result = add(document);
      const before: readonly object[] = listRows(document, tab);
      added = listRows(result.document, tab).findIndex((item) => !before.includes(item));
      return result;
    });
    if (added >= 0) choose(added);
  }

  return (
    <Button
      data-adds={tab}
      icon={<Plus size={16} aria-hidden="true" />}
      disabled={isFull}
      aria-describedby={isFull ? reasonId : undefined}
      onClick={addAndChoose}
    >
      {label}
    </Button>
  );
}
