import type { JobRequest } from '@console/api-client/jobs/schema';
import type { RecipeAnswer } from '@console/api-client/recipes/schema';
import type { RegistrationStatus, RegistrationStep } from '@console/api-client/registrations/schema';
import type { ImageType } from '@console/api-client/software-versions/schema';
import type {
  AntennaConfigurationRequest,
  ReaderArrangement,
} from '@console/api-client/threshold-antenna-configurations/schema';
import type { UpgradeStatus, UpgradeStep } from '@console/api-client/upgrades/schema';
import type { ZoneMapAnswer } from '@console/api-client/zone-maps/schema';
import type { BrokerDocument } from '../../events/brokers/storedForm';
import type { PublisherDocument } from '../../events/publishers/storedForm';
import type { HealthComponent } from '../../resources/health-events/store';
import type { ReaderConfiguration } from '../../resources/reader-configurations/storedForm';
import type { StoredReaderDefinition } from '../../resources/reader-definitions/storedForm';
import type { FeatureRow } from '../../resources/reader-features/store';
import type { Report } from '../../resources/reader-health/report';
import type { ReaderState } from '../../resources/reader-health/store';
import type { Role } from '../../server/authentication/roles';
import type { Unsteady } from '../../simulation/faults';
import type { Phase } from '../../simulation/readerSteps';

/** Everything a service holds when it is first started. */
export interface Fleet {
  readonly initialConfigurationCompleted: boolean;
  readonly users: readonly SeededUser[];
  readonly tokens: readonly SeededToken[];
  readonly facilities: readonly string[];
  readonly zoneMaps: readonly ZoneMapAnswer[];
  /** Names of the zone maps that are current, one at most of each facility. */
  readonly currentZoneMaps: readonly string[];
  readonly antennaConfigurations: readonly SeededAntennaConfiguration[];
  readonly thresholds: readonly SeededThreshold[];
  readonly readerConfigurations: readonly ReaderConfiguration[];
  readonly recipes: readonly RecipeAnswer[];
  readonly readers: readonly SeededReader[];
  readonly jobs: readonly SeededJob[];
  readonly networks: readonly { readonly name: string; readonly CIDRRange: string }[];
  readonly healthEvents: readonly SeededHealthEvent[];
  /** Oldest first. */
  readonly readerLogRequests: readonly SeededReaderLogRequest[];
  readonly networkReaders: readonly SeededNetworkReader[];
  readonly registrations: readonly SeededRegistration[];
  readonly softwareVersions: readonly SeededSoftwareVersion[];
  readonly upgrades: readonly SeededUpgrade[];
  readonly brokers: readonly SeededBroker[];
  readonly publishers: readonly SeededPublisher[];
}

/** A user from the start. */
export interface SeededUser {
  readonly name: string;
  readonly roles: readonly Role[];
  /** Without one the user cannot sign in. */
  readonly password?: string;
}

/** A token from the start. */
export interface SeededToken {
  readonly token: string;
  readonly username: string;
  readonly issued: Date;
  readonly lastUsed: Date | null;
  readonly valid: boolean;
}

/** A collection of reader logs that has ended. */
export interface SeededReaderLogRequest {
  readonly requested: Date;
  readonly completed: Date;
  readonly logs: readonly { readonly readerName: string; readonly failed: boolean }[];
}

/** A threshold antenna configuration from the start; its id is its place in the list, from 1. */
export type SeededAntennaConfiguration = AntennaConfigurationRequest;

/** A threshold from the start; its id is its place in the list, from 1. */
export interface SeededThreshold {
  readonly name: string;
  readonly facility: string;
  readonly readerArrangement: ReaderArrangement;
  /** Reader name to the name of its antenna configuration. A reader the fleet does not have is left out. */
  readonly readers: Readonly<Record<string, string>>;
}

/** A reader from the start: as defined, and as it is. */
export interface SeededReader {
  readonly definition: StoredReaderDefinition;
  readonly health: SeededHealth;
  readonly features: readonly Omit<FeatureRow, 'reader_name'>[];
}

/** State of a reader at the start. */
export interface SeededHealth {
  readonly state: ReaderState;
  readonly phase: Phase;
  readonly lastCheckin: Date | null;
  readonly lastReboot: Date | null;
  readonly report: Report;
  /** Fault that comes and goes all the time. @defaultValue none */
  readonly unsteady?: Unsteady;
  /** `null`: it stays as it is. */
  readonly nextStep: Date | null;
}

/** A job from the start. */
export interface SeededJob {
  readonly id: string;
  readonly status: 'RUNNING' | 'STOPPED';
  readonly facility: string;
  readonly created: Date;
  readonly started: Date | null;
  readonly stopped: Date | null;
  readonly lastActivity: Date;
  readonly stopReason: string | null;
  readonly startAttempts: number;
  readonly request: JobRequest;
  readonly errors: readonly { readonly time: string; readonly message: string }[];
  readonly readerNames: readonly string[];
  readonly failedReaderNames: readonly string[];
}

/** Something that happened before the start. */
export interface SeededHealthEvent {
  readonly component: HealthComponent;
  /** `null` for the host. */
  readonly readerName: string | null;
  readonly type: string;
  readonly code: string;
  readonly eventTime: Date;
  /** `null` while it lasts. */
  readonly eventEndTime: Date | null;
  readonly args: Readonly<Record<string, string>>;
}

/** A broker from the start. */
export type SeededBroker = BrokerDocument & { readonly name: string; readonly internal: boolean };

/** A publisher from the start, with the name of its broker. */
export type SeededPublisher = PublisherDocument & { readonly name: string; readonly broker: string };

/** A reader that hangs on a network. */
export interface SeededNetworkReader {
  readonly address: string;
  readonly hostName?: string;
  readonly name: string;
  readonly serialNumber: string;
  readonly model: string;
  /** Without one the service gets in by itself. */
  readonly password?: string;
  /** Fault that a restart brings; without: none. */
  readonly defect?: string;
}

/** A registration of the past. */
export interface SeededRegistration {
  readonly status: RegistrationStatus;
  readonly error: string | null;
  readonly hostname: string;
  readonly started: Date;
  readonly updated: Date;
  readonly readers: readonly (Pick<
    StoredReaderDefinition,
    'name' | 'address' | 'type' | 'facility' | 'serialNumber'
  > & { readonly installStep: RegistrationStep; readonly error: string | null })[];
}

/** A software version from the start. */
export interface SeededSoftwareVersion {
  readonly imageType: ImageType;
  readonly version: string;
  readonly imageName: string;
  readonly description: string;
  readonly created: Date;
}

/** An upgrade from the start. */
export interface SeededUpgrade {
  readonly id: string;
  readonly status: UpgradeStatus;
  readonly imageType: ImageType;
  readonly version: string;
  readonly previousVersion: string;
  readonly maxParallelReaders: number;
  readonly created: Date;
  readonly updated: Date;
  readonly finished: Date | null;
  readonly readers: readonly {
    readonly name: string;
    readonly status: UpgradeStatus;
    readonly installStep: UpgradeStep;
    readonly message: string | null;
  }[];
}

/** Seed and moment a fleet is made from. */
export interface Origin {
  /** The same seed, the same fleet. */
  readonly seed: number;
  /** All times of the fleet are counted back from here. */
  readonly now: Date;
}
