import { Contrib } from '@cyclonedx/cyclonedx-library';
import type { BundledPackage } from './bundledPackages';

const line = '-'.repeat(80);

/** Licence in a package.json; older ones say it in other ways. */
function declaredLicense(manifest: object): string | undefined {
  const { license, licenses } = manifest as { license?: unknown; licenses?: unknown };
  const said = [license, licenses].flat().map((one) => (one as { type?: unknown } | undefined)?.type ?? one);
  return said.filter((one) => typeof one === 'string').join(' OR ') || undefined;
}

/**
 * The licences of libraries in full, as most of them ask who passes them on to.
 * @param title what they are the licences of.
 */
export function licenseTexts(title: string, libraries: readonly BundledPackage[]): string {
  const gatherer = new Contrib.License.Utils.LicenseEvidenceGatherer();
  const parts = libraries.map(({ folder, manifest }) => {
    const files = [...gatherer.getFileAttachments(folder)].sort((one, other) =>
      one.file < other.file ? -1 : 1,
    );
    const texts = files.map(({ text: { content } }) =>
      Buffer.from(String(content), 'base64').toString('utf8').trim(),
    );
    const declared = declaredLicense(manifest) ?? 'The package does not name its licence.';
    return [`${manifest.name} ${manifest.version}`, declared, ...texts].join('\n\n');
  });
  return `${[`Licences of the libraries in ${title}`, ...parts].join(`\n\n${line}\n`)}\n`;
}
