import { PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { paths } from '@console/remote/contract';
import type { Feature } from '../../host/slots/feature';
import { describeChange } from './describeChange';

const AuditPage = lazyNamed(() => import(/* webpackChunkName: "audit" */ './AuditPage'), 'AuditPage', {
  waiting: PageLoading,
});

/** Who changed what at this site, for everybody: what the gateway has recorded, where it records. */
export const audit: Feature = {
  pages: { audit: AuditPage },
  describeChange,
  userMenu: [
    {
      key: 'audit',
      label: 'pages.audit',
      to: paths.audit(),
      isOffered: (_registry, configuration) => configuration.audit,
    },
  ],
};
