import type { RfidOptions, RfidRemoteElement } from './integrators';

/** Options of the element that are attributes, as HTML writes them. */
export interface RfidAttributes
  extends Pick<
    RfidOptions,
    'service' | 'path' | 'view' | 'card' | 'history' | 'theme' | 'density' | 'lang' | 'locale'
  > {
  readonly name: string;
  readonly 'sign-in'?: 'memory' | 'tab' | '';
  readonly 'time-zone'?: string;
}

/** Options of the element that are properties only. */
export interface RfidProperties extends Pick<RfidRemoteElement, 'token' | 'brand' | 'signIn' | 'timeZone'> {}
