import * as apiClientReact from '@console/api-client/react';
import * as designActions from '@console/design/actions';
import * as designAlert from '@console/design/alert';
import * as designBanner from '@console/design/banner';
import * as designButton from '@console/design/button';
import * as designCard from '@console/design/card';
import * as designCopy from '@console/design/copy';
import * as designDialog from '@console/design/dialog';
import * as designIcons from '@console/design/icons';
import * as designLayout from '@console/design/layout';
import * as designMenu from '@console/design/menu';
import * as designMessages from '@console/design/messages';
import * as designPage from '@console/design/page';
import * as designPreferences from '@console/design/preferences';
import * as designProgress from '@console/design/progress';
import * as designRecords from '@console/design/records';
import * as designRouter from '@console/design/router';
import * as designSections from '@console/design/sections';
import * as designStatus from '@console/design/status';
import * as designStore from '@console/design/store';
import * as designTheme from '@console/design/theme';
import * as designUnsaved from '@console/design/unsaved';
import * as designZone from '@console/design/zone';
import * as remote from '@console/remote';
import * as remoteContract from '@console/remote/contract';
import * as remoteServices from '@console/remote/services';
import * as reactQuery from '@tanstack/react-query';
import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** Modules that are there with the shell itself. */
export const atStart: Readonly<Record<string, object>> = {
  react: react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@tanstack/react-query': reactQuery,
  '@console/api-client/react': apiClientReact,
  '@console/remote': remote,
  '@console/remote/contract': remoteContract,
  '@console/remote/services': remoteServices,
  '@console/design/theme': designTheme,
  '@console/design/preferences': designPreferences,
  '@console/design/messages': designMessages,
  '@console/design/router': designRouter,
  '@console/design/page': designPage,
  '@console/design/button': designButton,
  '@console/design/banner': designBanner,
  '@console/design/alert': designAlert,
  '@console/design/dialog': designDialog,
  '@console/design/layout': designLayout,
  '@console/design/menu': designMenu,
  '@console/design/progress': designProgress,
  '@console/design/icons': designIcons,
  '@console/design/status': designStatus,
  '@console/design/store': designStore,
  '@console/design/unsaved': designUnsaved,
  '@console/design/zone': designZone,
  '@console/design/actions': designActions,
  '@console/design/card': designCard,
  '@console/design/copy': designCopy,
  '@console/design/records': designRecords,
  '@console/design/sections': designSections,
};

/**
 * Further modules that the shell offers to remotes: in chunks that are fetched when the first remote asks for one, or ahead
 * of that.
 */
export const provided: Readonly<Record<string, () => Promise<object>>> = {
  '@console/design/chart': () => import('@console/design/chart'),
  '@console/design/fields': () => import('@console/design/fields'),
  '@console/design/form': () => import('@console/design/form'),
  '@console/design/live': () => import('@console/design/live'),
  '@console/design/plan': () => import('@console/design/plan'),
  '@console/design/query': () => import('@console/design/query'),
  '@console/design/table': () => import('@console/design/table'),
  '@console/design/time': () => import('@console/design/time'),
};
