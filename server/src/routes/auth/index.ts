import type { FastifyPluginAsync } from 'fastify';
import { askLinkRoutes } from './askLink.ts';
import { closeAccountRoute } from './closeAccount.ts';
import { logInRoute, type AuthRouteOptions } from './logIn.ts';
import { logOutRoute } from './logOut.ts';
import { optionsRoute } from './options.ts';
import { registerRoute } from './register.ts';
import { restoreRoute } from './restore.ts';
import { updateRoute } from './update.ts';

/** The calls under /auth. */
export const authRoutes: FastifyPluginAsync<AuthRouteOptions> = async (app, options) => {
  const routes = [
    logInRoute,
    restoreRoute,
    logOutRoute,
    registerRoute,
    askLinkRoutes,
    closeAccountRoute,
    optionsRoute,
    updateRoute,
  ];
  for (const route of routes) await app.register(route, options);
};
