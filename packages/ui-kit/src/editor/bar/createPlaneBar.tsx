import type { TextValues } from '@eecs/solver-core/texts';
import type { Atom } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import type { TitledTypes } from './EditorBar.tsx';
import { type BarStatus, type EditorBarPlan, createEditorBar } from './createEditorBar.tsx';

/** A verdict on a structure that may be a mechanism. */
interface Verdict {
  readonly status: string;
  readonly degree: number;
  readonly mechanisms: readonly unknown[];
}

/** The reason that prevents solving: a field, a failure of the solver, or a rule named by its code. */
type Hindrance<Failure> =
  | { readonly code: 'refusedField'; readonly field: { readonly label: string } }
  | { readonly code: 'refused'; readonly failure: Failure }
  | { readonly code: string };

/** The words of a bar by their keys. */
type BarText<Judged extends Verdict, Hindered extends { readonly code: string }> = (
  key:
    | 'case.title'
    | 'untitled'
    | `verdict.${Judged['status']}`
    | `hindrance.${Exclude<Hindered['code'], 'refused'>}`,
  values?: TextValues,
) => string;

/** The properties of an editor of plane structures that its bar needs. Hooks are the same in every render. */
export interface PlaneBarPlan<
  Types extends TitledTypes,
  Judged extends Verdict,
  Hindered extends Hindrance<Failure>,
  Failure,
> extends Pick<EditorBarPlan<Types>, 'session' | 'writeKeys'> {
  readonly useText: () => BarText<Judged, Hindered>;
  readonly useVerdict: () => Judged | null;
  readonly hindranceAtom: Atom<Hindered | null>;
  /** Returns whether the document is still empty, so that there is nothing to judge. */
  readonly isEmpty: (document: Types['document']) => boolean;
  /** Describes a failure of the solver. */
  readonly FailureText: ComponentType<{ readonly failure: Failure }>;
}

/** Creates the title bar of an editor of structures that the solver judges. */
export function createPlaneBar<
  Types extends TitledTypes,
  Judged extends Verdict,
  Hindered extends Hindrance<Failure>,
  Failure,
>({
  session,
  writeKeys,
  useText,
  useVerdict,
  hindranceAtom,
  isEmpty,
  FailureText,
}: PlaneBarPlan<Types, Judged, Hindered, Failure>): ReturnType<typeof createEditorBar<Types>> {
  function useStatus(): BarStatus {
    const t = useText();
    const isBare = isEmpty(useKitAtomValue(session.documentAtom));
    const verdict = useVerdict();
    const found = useKitAtomValue(hindranceAtom);
    const isDrafted = useKitAtomValue(session.isDraftedAtom);
    const hindrance = found?.code === 'current' && isDrafted ? null : found;
    // An unsupported structure is reported once, by the missing supports.
    const isObvious = verdict?.status === 'underSupported' && hindrance?.code === 'noSupports';
    return {
      verdict:
        verdict === null || isBare || isObvious
          ? null
          : {
              text: t(`verdict.${verdict.status as Judged['status']}`, {
                degree: verdict.degree,
                count: verdict.mechanisms.length,
              }),
              isStanding: verdict.status === 'determinate' || verdict.status === 'indeterminate',
            },
      hindrance:
        hindrance === null || (hindrance.code === 'canMove' && verdict !== null)
          ? null
          : {
              isFault: hindrance.code !== 'current' && !isBare,
              text:
                'failure' in hindrance ? (
                  <FailureText failure={hindrance.failure} />
                ) : (
                  t(
                    `hindrance.${hindrance.code as Exclude<Hindered['code'], 'refused'>}`,
                    'field' in hindrance ? hindrance.field : {},
                  )
                ),
            },
    };
  }

  return createEditorBar({
    session,
    writeKeys,
    useTexts: () => {
      const t = useText();
      return { titleLabel: t('case.title'), untitled: t('untitled') };
    },
    useStatus,
  });
}
