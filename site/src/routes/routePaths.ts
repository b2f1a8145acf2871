/** The path of every page by the id of its route. The build writes them down for the server too: any other is a 404. */
export const routePaths = {
  home: '/',
  beam: '/msb/*',
  'new-task': '/new-task',
  settings: '/settings',
  'release-notes': '/release-notes',
  about: '/about',
  'not-found': '/404',
} as const;
