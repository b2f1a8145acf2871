import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';

type LoadClass = JointLoad['className'] | LinkLoad['className'];

/*
 * Words in cells of a table of loads, in lower case, in all languages of the editor, because a table may come from
 * somebody with another language. The words written into files are among the texts.
 */

/** The object that a load acts on. */
export const ON_JOINT: readonly string[] = ['joint', 'node', 'узел', 'вузол'];
export const ON_ROD: readonly string[] = ['rod', 'bar', 'member', 'стержень', 'стрижень'];

const KINDS: Readonly<Record<LoadClass, readonly string[]>> = {
  AxialLoad: [
    ...['along x', 'force along x'],
    ...['вдоль x', 'сила вдоль x'],
    ...['уздовж x', 'вздовж x', 'сила вздовж x', 'сила уздовж x'],
  ],
  ShearLoad: [
    ...['along y', 'force along y'],
    ...['вдоль y', 'сила вдоль y'],
    ...['уздовж y', 'вздовж y', 'сила вздовж y', 'сила уздовж y'],
  ],
  GenericLoad: [
    ...['inclined', 'force at an angle'],
    ...['наклонная', 'сила под углом'],
    ...['похиле', 'похила', 'сила під кутом'],
  ],
  DistributedLoad: [
    ...['distributed', 'load along the rod'],
    ...['распределённая', 'распределенная', 'нагрузка по стержню'],
    ...['розподілене', 'навантаження по стрижню'],
  ],
  DistributedMass: ['mass', 'mass along the rod', 'масса', 'масса по стержню', 'маса', 'маса по стрижню'],
};

/** The kinds of loads by their names. */
export const LOAD_KINDS_READ: ReadonlyMap<string, LoadClass> = new Map(
  (Object.keys(KINDS) as LoadClass[]).flatMap((kind) =>
    [kind.toLowerCase(), ...KINDS[kind]].map((word) => [word, kind] as const),
  ),
);
