/** Zone maps by those they are copies of. */
type Copies = readonly { readonly from: string; readonly to: string }[];

// Few facilities have an image: what keeps them is loaded when one is made.
const plan = () => import('@console/design/plan');

/** Number of images of floors that this browser keeps of the originals. */
export async function countImages(copies: Copies): Promise<number> {
  const { loadFloorImages } = await plan();
  const images = await Promise.all(copies.map(({ from }) => loadFloorImages(from).catch(() => ({}))));
  return images.flatMap(Object.keys).length;
}

/** Gives the copies the images of their originals. */
export async function copyImages(copies: Copies): Promise<void> {
  const { copyFloorImages } = await plan();
  await Promise.all(copies.map(({ from, to }) => copyFloorImages(from, to)));
}

/** Takes the images of the copies away, when these are gone. */
export async function forgetImages(copies: Copies): Promise<void> {
  const { forgetFloorImages } = await plan();
  await Promise.all(copies.map(({ to }) => forgetFloorImages(to)));
}
