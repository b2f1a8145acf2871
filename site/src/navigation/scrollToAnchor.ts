import { getAnchorTop } from './scrollTarget.ts';

/** Brings what has an id under the header of the page; returns whether it is there. */
export function scrollToAnchor(id: string): boolean {
  const element = document.getElementById(id);
  if (element === null) return false;
  window.scrollTo({ top: getAnchorTop(element.getBoundingClientRect().top, window.scrollY) });
  return true;
}
