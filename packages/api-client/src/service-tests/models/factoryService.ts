import { signIn } from '../../authentication';
import { createServiceClient, type ServiceClient, ServiceError } from '../../client';
import { createReaderDefinition, type ReaderDefinitionDraft } from '../../reader-definitions';

/** The service as it leaves the factory, and clients of two people who both sign in as its administrator. */
export async function factoryService(): Promise<readonly [ServiceClient, ServiceClient]> {
  await emulator.reset('factory');
  const { token } = await createServiceClient({ baseUrl: emulator.url }).call(
    signIn({ name: 'Admin', password: 'admindefault' }),
  );
  const client = () => createServiceClient({ baseUrl: emulator.url, token: () => token });
  return [client(), client()];
}

/** A reader of the default facility. */
export const readerAt = (name: string, place: number): ReaderDefinitionDraft => ({
  name,
  address: `10.1.0.${place}`,
  type: 'XARRAY',
  facility: 'DEFAULT',
});

/** Lets the time pass that readers need to come online, from wherever they are. */
export const comeOnline = () => emulator.stride(240_000, 60_000);

/** Defines readers, whose agents are there a minute later. */
export async function bringReaders(client: ServiceClient, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name, place) => client.call(createReaderDefinition(readerAt(name, place + 1)))),
  );
  await emulator.advance(1000);
  await emulator.stride(60_000, 60_000);
}

/** Status of the refusal of a call; undefined when it was not refused. Any other failure is thrown. */
export async function refusalOf(calling: Promise<unknown>): Promise<number | undefined> {
  try {
    await calling;
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'refused') return error.status;
    throw error;
  }
}
