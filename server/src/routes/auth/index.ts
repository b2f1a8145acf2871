import type { FastifyPluginAsync } from 'fastify';
import { askLinkRoutes } from './askLink.ts';
import { closeAccountRoute } from './closeAccount.ts';
import { logInRoute } from './logIn.ts';
import { logOutRoute } from './logOut.ts';
import { optionsRoute } from './options.ts';
import { registerRoute } from './register.ts';
import { restoreRoute } from './restore.ts';
import { resetNotifyRoute } from './resetNotify.ts';
import { sessionRoutes } from './sessions.ts';
import { updateRoute, type UpdateOptions } from './update.ts';

/** The calls under /auth. */
export const authRoutes: FastifyPluginAsync<UpdateOptions> = async (app, options) => {
  const routes = [
    logInRoute,
    restoreRoute,
    logOutRoute,
    registerRoute,
    askLinkRoutes,
    closeAccountRoute,
    optionsRoute,
    updateRoute,
    resetNotifyRoute,
    sessionRoutes,
  ];
  for (const route of routes) await app.register(route, options);
};
