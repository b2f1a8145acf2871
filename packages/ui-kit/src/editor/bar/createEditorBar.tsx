import type { ComponentType, ReactElement, ReactNode } from 'react';
import { EditorBar as Bar, type EditorBarProps, type TitledTypes } from './EditorBar.tsx';

/** The words of a bar: the verdict on the document, and what prevents solving. */
export interface BarStatus {
  /** `null` if there is no verdict yet. `isStanding` states whether the structure is stable. */
  readonly verdict: { readonly text: string; readonly isStanding: boolean } | null;
  /** `null` if nothing prevents solving. `isFault` states whether it is shown as an error. */
  readonly hindrance: { readonly text: ReactNode; readonly isFault: boolean } | null;
}

/** The properties of an editor that its bar needs. */
export interface EditorBarPlan<Types extends TitledTypes> extends Pick<
  EditorBarProps<Types>,
  'session' | 'writeKeys'
> {
  readonly useTexts: () => Pick<EditorBarProps<Types>, 'titleLabel' | 'untitled'>;
  readonly useStatus: () => BarStatus;
  /** A button that fixes the reported problem; shown in documents that can be edited. @default nothing */
  readonly Fix?: ComponentType;
}

/** Creates the title bar of an editor from its plan. */
export function createEditorBar<Types extends TitledTypes>({
  session,
  writeKeys,
  useTexts,
  useStatus,
  Fix,
}: EditorBarPlan<Types>): (props: Pick<EditorBarProps<Types>, 'isReadOnly' | 'actions'>) => ReactElement {
  // The verdict changes while a beam is dragged, so it is rendered separately from the buttons.
  function Status() {
    const { verdict, hindrance } = useStatus();
    return (
      <>
        {verdict === null ? null : (
          <span data-standing={verdict.isStanding} data-also={hindrance === null ? undefined : ''}>
            {verdict.text}
          </span>
        )}{' '}
        {hindrance === null ? null : (
          <span data-standing={hindrance.isFault ? false : undefined}>{hindrance.text}</span>
        )}
      </>
    );
  }

  return function EditorBar(props) {
    return (
      <Bar
        {...props}
        {...useTexts()}
        session={session}
        writeKeys={writeKeys}
        status={<Status />}
        fix={Fix === undefined ? null : <Fix />}
      />
    );
  };
}
