import { drawLogin } from './host/session/document/drawLogin';
import { translation as ar } from './translations/ar.generated';
import { translation as de } from './translations/de.generated';
import { translation as es } from './translations/es.generated';
import { translation as fr } from './translations/fr.generated';
import { translation as ja } from './translations/ja.generated';

/** The page that the document shows, drawn when the build runs this script. */
export const drawing = drawLogin({ ar, de, es, fr, ja });
