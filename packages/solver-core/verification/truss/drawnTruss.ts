/** A truss as a book draws it: joints by name, links by the names of their ends. */
export interface Drawing {
  /** Coordinates by name; three in space. */
  readonly joints: Readonly<Record<string, readonly number[]>>;
  /** Held directions by name of joint, 'xy'. */
  readonly held: Readonly<Record<string, string>>;
  /** Names of both joints, 'AB' or 'L0-U1', separated by spaces. */
  readonly links: string;
  /** Forces on joints along x, y and z, in every set. */
  readonly forces?: Readonly<Record<string, readonly number[]>>;
  /** Further loads by name of joint, as the document writes them. */
  readonly loads?: Readonly<Record<string, readonly object[]>>;
  /** Loads by name of link, as the document writes them. */
  readonly linkLoads?: Readonly<Record<string, readonly object[]>>;
  /** MPa or psi. @default 200000 */
  readonly E?: number;
  /** Area of all links or by name, cm2 or in2. @default no constants */
  readonly A?: number | Readonly<Record<string, number>>;
  /** Thermal expansion, 1/K or 1/°F. */
  readonly alpha?: number;
  readonly rho?: number;
  readonly dT?: Readonly<Record<string, number>>;
  readonly dL?: Readonly<Record<string, number>>;
  readonly settlement?: Readonly<Record<string, object>>;
  readonly caseSets?: readonly object[];
  readonly selfWeight?: boolean;
  /** 1 is US. @default 0 */
  readonly system?: 0 | 1;
}

/** Lists the names of the links of a drawing, in the order of the document. */
export function listLinks({ links }: Drawing): string[] {
  return links.split(/\s+/).filter((name) => name !== '');
}

/** Returns the names of the ends of a link. */
export function endsOf(link: string): readonly [string, string] {
  const [i, j] = link.includes('-') ? link.split('-') : [...link];
  if (i === undefined || j === undefined) throw new Error(`a link cannot be called ${link}`);
  return [i, j];
}

/** Writes a drawing as a truss document. */
export function drawnTruss(drawing: Drawing): object {
  const { E = 200_000, A, alpha, rho, system = 0, caseSets = [], selfWeight = false } = drawing;
  const areas = typeof A === 'number' ? [A] : [...new Set(Object.values(A ?? {}))];
  const material = {
    name: 'material',
    E,
    ...(alpha !== undefined && { alpha }),
    ...(rho !== undefined && { rho }),
  };
  return {
    schema: 1,
    className: 'casetruss',
    kind: 'truss',
    units: { system },
    selfWeight,
    joints: writeJoints(drawing),
    links: writeLinks(drawing, areas),
    materials: A === undefined ? [] : [material],
    sections: areas.map((area) => ({ className: 'generic', label: `A ${area}`, A: area })),
    caseSets: caseSets.map((set, k) => ({ title: `set ${k + 1}`, ...set })),
  };
}

function writeJoints({ joints, held, forces = {}, loads = {}, settlement = {} }: Drawing): object[] {
  return Object.entries(joints).map(([name, [x = 0, y = 0, z = 0]]) => {
    const anchor = [...(held[name] ?? '')].reduce((bits, axis) => bits + (BITS[axis] ?? NaN), 0);
    const given = (forces[name] ?? []).flatMap((force, axis) => forceAlong(axis, force));
    return {
      ...{ id: name, x, y, z, anchor },
      loads: [...given, ...(loads[name] ?? [])].map((load, k) => ({ id: `${name}${k}`, ...load })),
      ...(settlement[name] && { settlement: settlement[name] }),
    };
  });
}

const BITS: Readonly<Record<string, number>> = { x: 1, y: 2, z: 4 };

/** Returns a force along an axis as loads that belong to every set. */
function forceAlong(axis: number, force: number): object[] {
  if (force === 0) return [];
  const load = { c: [force], sets: EVERY_SET };
  if (axis === 2) return [{ className: 'GenericLoad', ...load, alpha: 0, beta: 90 }];
  return [{ className: axis === 0 ? 'AxialLoad' : 'ShearLoad', ...load }];
}

const EVERY_SET = 2 ** 30 - 1;

function writeLinks(drawing: Drawing, areas: readonly number[]): object[] {
  const { joints, A, linkLoads = {}, dT = {}, dL = {} } = drawing;
  const names = Object.keys(joints);
  return listLinks(drawing).map((link) => {
    const [i, j] = endsOf(link).map((name) => names.indexOf(name));
    const area = typeof A === 'number' ? A : A?.[link];
    return {
      ...{ id: link, i, j },
      materialIndex: area === undefined ? -1 : 0,
      sectionIndex: area === undefined ? -1 : areas.indexOf(area),
      loads: (linkLoads[link] ?? []).map((load, k) => ({ id: `${link}${k}`, ...load })),
      ...(dT[link] !== undefined && { dT: dT[link] }),
      ...(dL[link] !== undefined && { dL: dL[link] }),
    };
  });
}
