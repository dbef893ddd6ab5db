import { defineRemote } from '@console/remote';
import { AreaErrorPage } from '@console/remote/records';
import { declaration } from './declaration';
import en from './messages/en.json';

/** The data remote: items, their history, and transitions of thresholds. */
export default defineRemote({
  declaration,
  messages: { en },
  help: { en: () => import(/* webpackChunkName: "help-en" */ './help/pages.en.json') },
  pages: {
    AreaErrorPage: async () => ({ AreaErrorPage }),
    DataPage: () => import(/* webpackChunkName: "DataPage" */ './DataPage'),
    LivePlanPage: () => import(/* webpackChunkName: "LivePlanPage" */ './plan/LivePlanPage'),
    PlaybackPage: () => import(/* webpackChunkName: "PlaybackPage" */ './playback/PlaybackPage'),
    ItemPage: () => import(/* webpackChunkName: "ItemPage" */ './item/ItemPage'),
  },
});
