import type { RecipeAnswer } from '@console/api-client/recipes/schema';
import { storedForm } from '../../resources/recipes/storedForm';
import { store } from './store';
import { demoThresholds } from './thresholds';

/** Ids count the thresholds from 1, in their order. */
const shopDoors = demoThresholds.flatMap(({ facility }, index) =>
  facility === store.facility ? [index + 1] : [],
);

/** Any text of the right shape: algorithm, number, base64. */
const profile = `THRESHOLD_V2\n3\n${Buffer.from('{"window":2,"hysteresis":0.6}').toString('base64')}`;

/** Recipes of the demo where the built-in ones do not fit. */
export const demoRecipes: readonly RecipeAnswer[] = [
  storedForm({
    name: 'Shop-Floor-Count',
    type: 'INVENTORY',
    readerConfigurationName: 'Shop-Shelves',
    readerConfigurations: { 'MS-Checkout-1': 'Shop-Checkout', 'MS-Checkout-2': 'Shop-Checkout' },
    tagHeartbeatDuration: 'PT2M',
    tagExpiryDuration: 'PT1H',
    reportingInterval: 10,
  }),
  storedForm({
    name: 'Shop-Doors',
    type: 'THRESHOLD',
    readerConfigurationName: 'Gates-Low-Power',
    thresholdIds: shopDoors,
    profile,
    iterationDataLogEnabled: true,
  }),
  storedForm({
    name: 'Aisle-Tracking',
    type: 'LOCATION',
    readerConfigurationName: 'Aisles-Near',
    tagExpiryDuration: 'PT12H',
    computeWindow: 15,
    minimumMovementInMeters: 0.5,
  }),
  storedForm({
    name: 'Theatres-Night',
    type: 'INVENTORY',
    readerConfigurationName: 'IMPINJ_Dense_Reader_Mode_Inventory',
    readerConfigurations: { 'RH-Tool-Cabinet': 'Cabinet-Near' },
    tagHeartbeatDuration: 'PT15M',
    reportingInterval: 30,
  }),
];
