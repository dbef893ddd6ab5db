import { createRoot } from 'react-dom/client';
import { App } from './App';
import { earlyAsked } from './boot/prefetch';
import { readConfiguration } from './configuration';
import { readConsoleDocument } from './registry';
import { offerShares } from './registry/offerShares';
import { atStart, provided } from './registry/provided';

const { configuration, registry } = readConsoleDocument(document);
offerShares(atStart, provided);
const place = document.getElementById('console') ?? document.body;

createRoot(place).render(
  <App configuration={readConfiguration(configuration)} registry={registry} early={earlyAsked()} />,
);
