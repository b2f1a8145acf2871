/** In the order of dependencies, so that a package's declarations find those of the packages that it imports. */
export const PACKAGES = ['solver-core', 'ui-kit', 'ui-beam', 'ui-truss', 'ui-frame', 'ui-account'] as const;

export type PackageName = (typeof PACKAGES)[number];
