import { getAnchorTop } from './scrollTarget.ts';

/** Scrolls the element with an id to below the header of the page; returns whether it exists. */
export function scrollToAnchor(id: string): boolean {
  const element = document.getElementById(id);
  if (element === null) return false;
  window.scrollTo({ top: getAnchorTop(element.getBoundingClientRect().top, window.scrollY) });
  return true;
}
