import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { UnitSystem } from '@eecs/solver-core';
import type { ReactElement } from 'react';
import { type PlainEdit, toPlainEdit } from '../../editing/edit.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { FirstSteps } from './FirstSteps.tsx';

/** A step from an empty board to the first results: its sketch and the tool that does it. */
export interface StructureStep<Document, Tool> {
  readonly sketch: readonly string[];
  readonly isDone: (document: Document) => boolean;
  readonly tool: Tool;
}

/** The words of the steps by their keys. */
type StepsText<Id extends string> = (
  key: `first.${'title' | 'tip' | 'more' | 'draw' | 'hold' | 'load' | Id | `${Id}Text`}`,
) => string;

/** The steps of a kind of structure, in order: its lines, its supports, its loads. */
export interface FirstStepsPlan<
  Document extends { readonly units: { readonly system: UnitSystem } },
  Id extends string,
  Tool,
  Kind extends string,
> {
  readonly documentAtom: Atom<Document>;
  readonly applyEditAtom: WritableAtom<unknown, [verb: (document: Document) => PlainEdit<Document>], unknown>;
  readonly takeToolAtom: WritableAtom<unknown, [tool: Tool], unknown>;
  readonly fitAtom: WritableAtom<unknown, [], unknown>;
  readonly useText: () => StepsText<Id>;
  readonly steps: readonly (StructureStep<Document, Tool> & {
    readonly id: Id;
    readonly way: 'draw' | 'hold' | 'load';
  })[];
  /** Lists common structures; the first one has a button of its own. */
  readonly listStarters: (document: Document) => readonly Kind[];
  readonly useStarterName: () => (kind: Kind) => string;
  /** Creates a common structure in place of an empty one; null if that is impossible. */
  readonly createStarter: (kind: Kind, document: Document) => Document | null;
}

/** Creates the steps from an empty board to the first results: by drawing, or with a common structure in one press. */
export function createFirstSteps<
  Document extends { readonly units: { readonly system: UnitSystem } },
  Id extends string,
  Tool,
  Kind extends string,
>({
  documentAtom,
  applyEditAtom,
  takeToolAtom,
  fitAtom,
  useText,
  steps,
  listStarters,
  useStarterName,
  createStarter,
}: FirstStepsPlan<Document, Id, Tool, Kind>): () => ReactElement {
  return function StructureSteps() {
    const t = useText();
    const nameOf = useStarterName();
    const document = useKitAtomValue(documentAtom);
    const edit = useSetKitAtom(applyEditAtom);
    const take = useSetKitAtom(takeToolAtom);
    const fit = useSetKitAtom(fitAtom);

    const [usual, ...others] = listStarters(document);
    const toWay = (kind: Kind) => ({
      label: nameOf(kind),
      run: () => {
        const starter = createStarter(kind, document);
        if (starter === null) return;
        edit(() => toPlainEdit(starter));
        fit();
      },
    });

    return (
      <FirstSteps
        title={t('first.title')}
        tip={t('first.tip')}
        steps={steps.map(({ id, way, tool, sketch, isDone }, at) => ({
          id,
          title: t(`first.${id}`),
          text: t(`first.${id}Text`),
          isDone: isDone(document),
          sketch,
          ways: [
            { label: t(`first.${way}`), run: () => take(tool) },
            ...(at === 0 && usual !== undefined ? [toWay(usual)] : []),
          ],
          ...(at === 0 && { more: { label: t('first.more'), ways: others.map(toWay) } }),
        }))}
      />
    );
  };
}
