import {
  operationPaths,
  type ReportsAnswer,
  type SwitchesAnswer,
  type SwitchRequest,
  type TimingsAnswer,
} from '@console/remote/operation';
import { askGateway, type TokenSource } from '../../host/gateway/askGateway';

const ask = async (path: string, token: TokenSource, init?: RequestInit): Promise<unknown> =>
  (await askGateway(path, token, init)).json();

/** Reads the reports of browsers on remotes. @throws GatewayError */
export const readReports = async (token: TokenSource) =>
  (await ask(operationPaths.reports, token)) as ReportsAnswer;

/** Which remotes are out of service, and who did that when. @throws GatewayError */
export const readSwitches = async (token: TokenSource) =>
  (await ask(operationPaths.switches, token)) as SwitchesAnswer;

/** Reads the times of remotes at their users. @throws GatewayError */
export const readTimings = async (token: TokenSource) =>
  (await ask(operationPaths.timings, token)) as TimingsAnswer;

/** Takes a remote out of service for everybody, or brings it back. @throws GatewayError */
export const switchRemote = async (token: TokenSource, remote: string, request: SwitchRequest) =>
  (await ask(operationPaths.switch(remote), token, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })) as SwitchesAnswer;
