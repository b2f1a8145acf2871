/** Where the forces stand on the page, by which an address leads to them. */
export const FORCES_ANCHOR = 'truss-result-sampler-n';

/** After a solve the forces are what is wanted: they are brought into sight where they are not. */
export function showForces(): void {
  requestAnimationFrame(() => {
    const anchor = document.getElementById(FORCES_ANCHOR);
    if (anchor !== null && anchor.getBoundingClientRect().top > window.innerHeight - 120)
      anchor.scrollIntoView({ block: 'nearest' });
  });
}
