import { type ReactNode, useId } from 'react';
import type { CommonCase } from '@eecs/solver-core';
import { setTitle } from '../../editing/setTitle.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import type { EditorCommand } from '../keys/editorCommand.ts';
import { useAppleKeys } from '../keys/keyboard.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { useShownParts } from '../session/hiddenParts.ts';
import { HelpButton, SolveButton, StepButton, Steps } from './BarButtons.tsx';
import { TitleField, type TitleFieldProps } from './TitleField.tsx';
import { Bar, Float, Words } from './barLook.ts';

/** The types of a session whose document has a title and a description. */
export type TitledTypes = SessionTypes & { readonly document: CommonCase };

export interface EditorBarProps<Types extends TitledTypes> {
  readonly session: Session<Types>;
  /** Writes the key of a command for the reader's device. */
  readonly writeKeys: (id: EditorCommand['name'] | 'help', isApple: boolean) => string;
  readonly isReadOnly: boolean;
  /** The accessible name of the title field. */
  readonly titleLabel: string;
  /** The name of a document without a title. */
  readonly untitled: string;
  /** The verdict and what prevents solving; announced when it changes. */
  readonly status: ReactNode;
  /** A button that fixes the reported problem. */
  readonly fix?: ReactNode;
  /** Buttons that the host adds at the end. */
  readonly actions: ReactNode;
}

/** The title bar of an editor: title, undo and redo, the stability verdict, and Solve with what prevents it. */
export function EditorBar<Types extends TitledTypes>({
  session,
  writeKeys,
  isReadOnly,
  titleLabel,
  untitled,
  status,
  fix,
  actions,
}: EditorBarProps<Types>) {
  const statusId = useId();
  const shows = useShownParts();
  const isApple = useAppleKeys();
  const { commands } = session;
  const write = (id: EditorCommand['name'] | 'help'): string => writeKeys(id, isApple);
  return (
    <Bar>
      {shows('title') ? (
        <DocumentTitle session={session} label={titleLabel} placeholder={untitled} isReadOnly={isReadOnly} />
      ) : null}
      <Float>
        {isReadOnly || !shows('steps') ? null : (
          <Steps>
            <StepButton command={commands.undo} keys={write('undo')} />
            <StepButton command={commands.redo} keys={write('redo')} />
          </Steps>
        )}
        <Words role="status" id={statusId}>
          {status}
        </Words>
        {isReadOnly ? null : fix}
        {shows('keys') ? <HelpButton keys={write('help')} /> : null}
        {shows('solve') ? (
          <SolveButton
            command={commands.solve}
            runAtom={session.runAtom}
            keys={write('solve')}
            describedBy={statusId}
          />
        ) : null}
        {actions}
      </Float>
    </Bar>
  );
}

function DocumentTitle<Types extends TitledTypes>({
  session,
  ...field
}: Pick<EditorBarProps<Types>, 'session'> & Pick<TitleFieldProps, 'label' | 'placeholder' | 'isReadOnly'>) {
  const { title, description } = useKitAtomValue(session.documentAtom);
  const edit = useSetKitAtom(session.applyEditAtom);
  return (
    <TitleField
      {...field}
      title={title}
      description={description}
      onCommit={(text) => edit((document) => setTitle(document, text))}
    />
  );
}
