import type { JointLoad, LinkLoad, TrussCase } from '../../model/truss/trussDocument.ts';

/** The place of a load of a truss: its joint or link, and its index there. */
export interface LoadPlace {
  readonly list: 'joints' | 'links';
  /** Index of the joint or link. */
  readonly index: number;
  /** Index among its loads. */
  readonly load: number;
}

/** Lists the places of the selected loads, loads on joints first. */
export function listLoadPlaces(
  { joints, links }: Pick<TrussCase, 'joints' | 'links'>,
  isWanted: (load: JointLoad | LinkLoad, place: LoadPlace) => boolean,
): LoadPlace[] {
  const found: LoadPlace[] = [];
  const look = (list: LoadPlace['list'], index: number, loads: readonly (JointLoad | LinkLoad)[]): void => {
    loads.forEach((load, at) => {
      const place = { list, index, load: at };
      if (isWanted(load, place)) found.push(place);
    });
  };
  joints.forEach(({ loads }, index) => {
    if (loads.length > 0) look('joints', index, loads);
  });
  links.forEach(({ loads }, index) => {
    if (loads.length > 0) look('links', index, loads);
  });
  return found;
}

/** Writes the place of a load as a JSON pointer into the document: `/joints/3/loads/0`. */
export function toLoadPath({ list, index, load }: LoadPlace): string {
  return `/${list}/${index}/loads/${load}`;
}
