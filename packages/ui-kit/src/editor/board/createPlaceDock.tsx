import type { Atom, PrimitiveAtom, WritableAtom } from 'jotai/vanilla';
import { type ReactElement, type Ref, useCallback, useMemo } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { type ReadLength, createLengthReader } from '../../editing/readPlace.ts';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { useLocale, useUnitOf } from '../../kit/useSettings.ts';
import type { KitStore } from '../../store/kitStore.ts';
import { announceAtom } from './announcement.ts';
import { PlaceField, useTypedGhost } from './PlaceField.tsx';
import type { TypedPlaceAtom } from './typedPlace.ts';

/** The words of the field by their keys. */
type PlaceText<Tool extends string> = (key: `place.${Tool | 'end' | 'example' | 'help'}`) => string;

/** The tool and the object of a typed place. */
export interface PlaceTarget<Tool, Start> {
  readonly tool: Tool;
  /** The place where the chain being drawn continues; null if none was begun. */
  readonly start: Start | null;
  /** The index of the selected joint, or -1. */
  readonly joint: number;
}

/**
 * Everything that the field of a typed place needs from an editor. Hooks and functions are the same in every render.
 */
export interface PlaceDockPlan<
  Place,
  Ghost,
  Tool extends string,
  Start extends { readonly place: Place },
  Surface,
> {
  readonly typedAtom: TypedPlaceAtom;
  readonly toolAtom: Atom<Tool>;
  readonly startAtom: WritableAtom<Start | null, [start: null], void>;
  readonly documentAtom: Atom<{
    readonly joints: readonly Place[];
    readonly units: { readonly system: UnitSystem };
  }>;
  /** The single selected object. */
  readonly chosenItemAtom: Atom<{ readonly kind: string; readonly index: number } | null>;
  readonly ghostAtom: PrimitiveAtom<Ghost>;
  readonly noGhost: Ghost;
  /** The preview of a chain without a target. */
  readonly restAtom: Atom<Ghost>;
  /** The function that makes the preview of a place; `from` is the start of a line to it, or null. */
  readonly toGhostAtom: Atom<(place: Place, from: Place | null) => Ghost>;
  readonly origin: Place;
  readonly readPlace: (
    text: string,
    reader: { readonly from: Place; readonly readLength: ReadLength },
  ) => Place | null;
  readonly useText: () => PlaceText<Tool>;
  /** Returns the sentence shown if the tool finds nothing at the place. */
  readonly useNothingThere: () => string;
  /** Moves the selected joint or uses the tool; returns whether the place was accepted. */
  readonly enter: (
    store: KitStore,
    surface: Surface,
    place: Place,
    target: PlaceTarget<Tool, Start>,
  ) => boolean;
}

/** Creates the field of a typed place, for the active tool or for the selected joint: `3.2 1.5`, `@3 1`, `@3.2<30`. */
export function createPlaceDock<
  Place,
  Ghost,
  Tool extends string,
  Start extends { readonly place: Place },
  Surface,
>({
  typedAtom,
  toolAtom,
  startAtom,
  documentAtom,
  chosenItemAtom,
  ghostAtom,
  noGhost,
  restAtom,
  toGhostAtom,
  origin,
  readPlace,
  useText,
  useNothingThere,
  enter,
}: PlaceDockPlan<Place, Ghost, Tool, Start, Surface>): (props: {
  readonly surface: Surface;
  readonly innerRef?: Ref<HTMLDivElement>;
  readonly onLeave: () => void;
}) => ReactElement {
  return function PlaceDock({ surface, innerRef, onLeave }) {
    const t = useText();
    const nothingThere = useNothingThere();
    const store = useKitStore();
    const tool = useKitAtomValue(toolAtom);
    const start = useKitAtomValue(startAtom);
    const chosen = useKitAtomValue(chosenItemAtom);
    const typed = useKitAtomValue(typedAtom);
    const toGhost = useKitAtomValue(toGhostAtom);
    const {
      joints,
      units: { system },
    } = useKitAtomValue(documentAtom);
    const locale = useLocale();
    const unitOf = useUnitOf();
    const readLength = useMemo(
      () => createLengthReader({ system, locale, unitOf }),
      [system, locale, unitOf],
    );
    const index = chosen?.kind === 'joint' ? chosen.index : -1;
    const joint = joints[index];
    // A relative place counts from the start of the line, otherwise from the selected joint.
    const base = start?.place ?? joint ?? origin;
    const from = start?.place ?? (tool === 'select' ? joint : undefined) ?? null;
    const read = useCallback(
      (text: string): Place | null => readPlace(text, { from: base, readLength }),
      [base, readLength],
    );
    const ghost = useMemo((): Ghost | null => {
      const place = typed === null ? null : read(typed);
      return place === null ? null : toGhost(place, from);
    }, [typed, read, toGhost, from]);
    useTypedGhost(ghostAtom, ghost, restAtom);

    function take(text: string): boolean {
      const place = read(text);
      if (place === null) return false;
      if (enter(store, surface, place, { tool, start, joint: index })) return true;
      store.set(announceAtom, nothingThere);
      return false;
    }

    /** Esc ends the chain if no text was typed, as on the board. */
    function escape(text: string): void {
      if (text !== '') return;
      store.set(startAtom, null);
      store.set(ghostAtom, () => noGhost);
    }

    return (
      <PlaceField
        typedAtom={typedAtom}
        {...(innerRef !== undefined && { innerRef })}
        label={t(start === null ? `place.${tool}` : 'place.end')}
        placeholder={t('place.example')}
        help={t('place.help')}
        isPlace={(text) => read(text) !== null}
        onEnter={take}
        describeRefused={(text) => (read(text) === null ? t('place.help') : nothingThere)}
        onEscape={escape}
        onLeave={onLeave}
      />
    );
  };
}
