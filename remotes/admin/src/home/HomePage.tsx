import { LinkButton } from '@console/design/button';
import { Card, CardGrid } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { paths } from '../paths';

const cards = [
  { key: 'reset', to: paths.admin.reset() },
  { key: 'scannerConfig', to: paths.admin.scannerConfig(), tour: 'scanner-config-card' },
  { key: 'upgrades', to: paths.admin.upgrades.list() },
] as const;

/** Leads to what an administrator does with the service as a whole [ADMIN-01]. */
export function HomePage() {
  const translate = useMessages();
  return (
    <Page section={translate('home.section')}>
      <CardGrid>
        {cards.map(({ key, to, ...card }) => (
          <div key={key} data-tour={'tour' in card ? card.tour : undefined}>
            <Card title={translate(`home.${key}`)}>
              <p>{translate(`home.${key}.text`)}</p>
              <LinkButton to={to}>{translate(`home.${key}.open`)}</LinkButton>
            </Card>
          </div>
        ))}
      </CardGrid>
    </Page>
  );
}
