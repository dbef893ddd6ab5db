import type { Call } from '../client';
import { readNothing, readRecord, readStored } from '../client/answer';
import { consolePath } from '../client/path';
import type { ScannedReader } from '../scanned-readers';
import { withoutBlank } from '../wire';
import { type Registration, readRegistration } from './adapter';
import { type RegistrationRequest, registeredImage } from './schema';
import { validateRegistration } from './validate.generated.js';

/** Request to start a registration. */
export interface RegistrationDraft {
  readonly readers: readonly Pick<
    ScannedReader,
    'name' | 'serialNumber' | 'ipAddress' | 'simpleModelName' | 'facility'
  >[];
  /** The server as readers reach it; may be blank where the console is opened on localhost (REGISTER-11). */
  readonly hostname?: string;
}

const path = (...segments: string[]) => consolePath('api', 'capInstall', 'readerUpdates', ...segments);
const answer = readRecord(validateRegistration, readRegistration);

/** The request of a registration: of each reader only what a registration needs (REGISTER-18). */
export function writeRegistration({ readers, hostname }: RegistrationDraft): RegistrationRequest {
  return {
    readers: readers.map(({ name, serialNumber, ipAddress, simpleModelName, facility }) => ({
      ipAddress,
      ...withoutBlank({ name, serialNumber, simpleModelName, facility }),
    })),
    ...withoutBlank({ hostname }),
    ...registeredImage,
  };
}

/** Starts a registration (REGISTER-18). */
export function startRegistration(draft: RegistrationDraft): Call<Registration | null> {
  return {
    name: 'start registration',
    method: 'POST',
    path: path(),
    body: writeRegistration(draft),
    answer: readStored(answer),
    change: { model: 'registration', action: 'start' },
  };
}

/** Shows the registration started last (REGISTER-22). */
export function showMostRecentRegistration(): Call<Registration> {
  return { name: 'show most recent registration', method: 'GET', path: path('mostRecent'), answer };
}

/** Shows one registration (REGISTER-22). */
export function showRegistration(id: string): Call<Registration> {
  return { name: 'show registration', method: 'GET', path: path(id), answer };
}

/** Cancels a registration (REGISTER-24). */
export function cancelRegistration(id: string): Call<void> {
  return {
    name: 'cancel registration',
    method: 'DELETE',
    path: path(id),
    answer: readNothing,
    change: { model: 'registration', action: 'stop', name: id },
  };
}
