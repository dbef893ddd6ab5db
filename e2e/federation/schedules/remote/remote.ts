import { behave } from './behave';

behave('load');

/** A remote in which nothing is to be seen but which build of it runs. */
const remote = {
  declaration: {
    routes: [
      { path: '/readers/definitions', page: 'Page' },
      { path: '/jobs', page: 'Page' },
    ],
  },
  messages: { en: {} },
  pages: { Page: () => import(/* webpackChunkName: "Page" */ './Page') },
  mount: () => undefined,
};
export default remote;
