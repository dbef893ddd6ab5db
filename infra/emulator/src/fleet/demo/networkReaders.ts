import type { SeededNetworkReader } from '../model/fleet';

/** Readers that hang on the networks of the demonstration and wait to be found. */
const undefinedReaders: readonly SeededNetworkReader[] = [
  { address: '10.20.1.41', name: 'xPortal-12-4b-07', serialNumber: '372-21-14-0107', model: 'xPortal' },
  { address: '10.20.1.42', name: 'xArray-11-90-3c', serialNumber: '370-20-40-0231', model: 'xArray' },
  {
    address: '10.20.1.43',
    name: 'SpeedwayR-13-02-9e',
    serialNumber: '371-22-08-0412',
    model: 'Speedway R420',
    password: 'dock-5-East',
  },
  {
    address: '10.20.1.44',
    name: 'xArray-11-90-51',
    serialNumber: '370-20-40-0232',
    model: 'xArray',
    defect: 'The reader did not come back after its restart',
  },
  { address: '10.21.4.41', name: 'xSpan-14-66-a0', serialNumber: '370-22-31-0019', model: 'xSpan' },
  {
    address: '10.21.4.42',
    name: 'SpeedwayR-12-77-1b',
    serialNumber: '371-19-26-0855',
    model: 'Speedway R420',
    password: 'till-3',
  },
  { address: '10.22.8.41', name: 'xArray-15-08-d2', serialNumber: '370-23-02-0077', model: 'xArray' },
  {
    address: '10.22.8.42',
    name: 'xSpan-14-66-b8',
    serialNumber: '370-22-31-0024',
    model: 'xSpan',
    password: 'ward-2B',
  },
];

/** Readers whose definitions name a host: where these hosts are. */
const namedHosts: readonly SeededNetworkReader[] = [
  {
    address: '10.20.1.61',
    hostName: 'speedwayr-12-5a-41.dc1.example',
    name: 'SpeedwayR-12-5a-41',
    serialNumber: '371-18-45-0641',
    model: 'Speedway R420',
  },
  {
    address: '10.21.4.61',
    hostName: 'speedwayr-11-fa-27.ms.example',
    name: 'SpeedwayR-11-fa-27',
    serialNumber: '371-17-33-0327',
    model: 'Speedway R420',
  },
  {
    address: '10.22.8.61',
    hostName: 'speedwayr-10-c3-0e.rh.example',
    name: 'SpeedwayR-10-c3-0e',
    serialNumber: '371-16-12-0014',
    model: 'Speedway R420',
  },
];

/** Readers on the networks in addition to those defined by their addresses. */
export const demoNetworkReaders: readonly SeededNetworkReader[] = [...undefinedReaders, ...namedHosts];
