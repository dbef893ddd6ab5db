import type { RemoteDeclaration } from '@console/remote';
import { publishedAreas } from '@console/remote/contract';
import { pages } from './paths';

const events = '/itemsense/configuration/v1/events';
const brokers = `${events}/brokers`;
const publishers = `${events}/publishers`;

/** What the events remote contributes to the console, as data. */
export const declaration: RemoteDeclaration = {
  name: 'events',
  contract: '^2.7.0',
  owner: 'Events team',
  areas: [publishedAreas['event-configuration']],
  actions: [
    { label: { en: 'New publisher' }, path: pages.publishers.new.path },
    { label: { en: 'New broker' }, path: pages.brokers.new.path },
  ],
  cards: [
    { name: 'BrokersCard', title: { en: 'Broker connections' }, order: 35, role: 'Admin', asks: [brokers] },
  ],
  search: [
    { title: { en: 'Publishers' }, ask: publishers, id: 'id', path: pages.publishers.publisher.path },
    { title: { en: 'Brokers' }, ask: brokers, id: 'id', fields: ['host'], path: pages.brokers.broker.path },
  ],
  routes: [
    { ...pages.publishers.list, page: 'PublishersPage', prefetch: [publishers, brokers] },
    { ...pages.publishers.error, page: 'AreaErrorPage' },
    { ...pages.publishers.new, page: 'PublisherFormPage', prefetch: [brokers] },
    { ...pages.publishers.publisher, page: 'PublisherPage', prefetch: [`${publishers}/:id`, brokers] },
    { ...pages.publishers.edit, page: 'PublisherFormPage', prefetch: [`${publishers}/:id`, brokers] },
    { ...pages.brokers.list, page: 'BrokersPage', prefetch: [brokers] },
    { ...pages.brokers.error, page: 'AreaErrorPage' },
    { ...pages.brokers.new, page: 'BrokerFormPage' },
    { ...pages.brokers.broker, page: 'BrokerPage', prefetch: [`${brokers}/:id`, publishers] },
    { ...pages.brokers.edit, page: 'BrokerFormPage', prefetch: [`${brokers}/:id`] },
  ],
};
