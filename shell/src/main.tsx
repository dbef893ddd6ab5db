import { prefetchedResponses } from '@console/api-client';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { earlyAsked } from './boot/prefetch';
import { readConfiguration } from './configuration';
import { readConsoleDocument } from './registry';
import './registry/provided';

const { configuration, registry } = readConsoleDocument(document);
const place = document.getElementById('console') ?? document.body;

createRoot(place).render(
  <App
    configuration={readConfiguration(configuration)}
    registry={registry}
    early={prefetchedResponses(earlyAsked())}
  />,
);
