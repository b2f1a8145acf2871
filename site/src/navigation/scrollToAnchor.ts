import { ANCHOR_OFFSET_PX } from './scrollTarget.ts';

/** Brings what bears an id under the header of the page; says whether it is there. */
export function scrollToAnchor(id: string): boolean {
  const element = document.getElementById(id);
  if (element === null) return false;
  window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - ANCHOR_OFFSET_PX });
  return true;
}
