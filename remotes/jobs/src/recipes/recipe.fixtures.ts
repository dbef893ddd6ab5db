import { isNotFound } from '@console/api-client';
import { createReaderConfiguration } from '@console/api-client/reader-configurations';
import { listReaderDefinitions } from '@console/api-client/reader-definitions';
import { createRecipe, type RecipeDraft, showRecipe } from '@console/api-client/recipes';
import { signedInClient } from '@console/testing';

/** Recipes that tests need, and what they are made from: this file is for tests only. */

let count = 0;

/** Stores a reader configuration of a new name in the emulator. */
export async function givenConfiguration(operation: string): Promise<string> {
  count += 1;
  const name = `Test ${operation} ${count}`;
  await (await signedInClient()).call(createReaderConfiguration(configurationFor(name, operation)));
  return name;
}

const configurationFor = (name: string, operation: string) => ({
  name,
  operation,
  ...(operation === 'INVENTORY' && { antennas: '1', searchMode: 'DUAL_TARGET', session: '2' }),
});

/** Stores a recipe of a new name in the emulator; without a default it gets a configuration of its type. */
export async function givenRecipe(change: Partial<RecipeDraft<number>> = {}): Promise<RecipeDraft<number>> {
  count += 1;
  const { type = 'INVENTORY' } = change;
  const recipe = {
    name: `Test recipe ${count}`,
    type,
    readerConfigurationName: await givenConfiguration(type),
    ...change,
  };
  await (await signedInClient()).call(createRecipe(recipe));
  return recipe;
}

/** The recipe as the emulator has it now; undefined when it has none of this name. */
export async function storedRecipe(name: string) {
  return (await signedInClient()).call(showRecipe(name)).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
}

/** Names of readers of the emulator's fleet, in their order. */
export async function fleetNames(): Promise<readonly string[]> {
  const { rows } = await (await signedInClient()).call(listReaderDefinitions());
  return rows.map(({ name }) => name).sort();
}
